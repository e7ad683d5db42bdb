import type { Attachment } from "svelte/attachments";
import type { Message, Plan, Position, WhyNot } from "../api/shapes";
import type { Title } from "../games/title";
import { Table } from "./table.svelte";

/** A table in a picture: one position of a recorded game, which nobody plays and the server is not asked about. */
export class Still extends Table {
	override readonly still = true;

	constructor(position: Position, names: Readonly<Record<string, Message>>, title: Title) {
		super("still", position.seat);
		this.names = names;
		this.title = title;
		this.hear(position);
	}

	/** Nobody points at anything in a picture: an element only shows whether it could be chosen. */
	override element(element: string): Attachment<Element> {
		return (node) => {
			const thing = node as HTMLElement | SVGElement;
			thing.dataset.element = element;
			if (this.choosing.open.has(element)) thing.dataset.choice = "";
		};
	}

	override connect(): void {}

	protected override async learnNames(): Promise<void> {}

	override async why(): Promise<WhyNot | null> {
		return null;
	}

	override async plans(): Promise<readonly Plan[]> {
		return [];
	}

	override async spoken(): Promise<null> {
		return null;
	}
}
