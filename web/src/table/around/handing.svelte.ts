import { get } from "../../api/rest";
import type { TitleCard } from "../../api/shapes";
import type { Table } from "../table.svelte";

/** What decides whether a table must be covered. */
export interface Screen {
	playing: boolean;
	/** The seats at this screen. */
	mine: readonly number[];
	/** Through whose eyes the table is seen. */
	seat: number | null;
	/** Who said to be there. */
	present: number | null;
	/** Whether nobody has secrets; null as long as it is not known. */
	open: boolean | null;
}

/** Whether somebody could see what only the next person at this screen may. */
export function covers({ playing, mine, seat, present, open }: Screen): boolean {
	return playing && mine.length > 1 && open !== true && seat !== null && seat !== present;
}

/** Several people at one screen: who is there now, and whether the table is covered until the next one is. */
export class Handing {
	present = $state<number | null>(null);
	/** Whether the title has no secrets; null as long as it is not known. */
	open = $state<boolean | null>(null);
	readonly covered: boolean = $derived.by(() =>
		covers({
			playing: this.table.position?.table.status === "playing",
			mine: this.table.mine,
			seat: this.table.position?.seat ?? null,
			present: this.present,
			open: this.open,
		}),
	);

	constructor(readonly table: Table) {
		$effect(() => {
			if (this.open === null && this.table.mine.length > 1) void this.#learn();
		});
	}

	/** Somebody is there and may see what is theirs. */
	arrive(seat: number): void {
		this.present = seat;
	}

	async #learn(): Promise<void> {
		const cards = await get<TitleCard[]>("/titles").catch(() => []);
		this.open = cards.find((card) => card.title === this.table.position?.table.title)?.open_to_all ?? false;
	}
}
