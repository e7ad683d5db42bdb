import type { Choice } from "../../api/shapes";
import { SEATS } from "../../table/table.svelte";

/** What a choice under the mouse would change, as far as it can be seen from what it touches. */
export interface Preview {
	/** Whose supporter would stand in which area. */
	arrives: { seat: number; area: string } | null;
	/** Which one would leave. */
	leaves: { seat: number; area: string } | null;
	/** The area whose cards one would get. */
	collects: string | null;
}

const NOTHING: Preview = { arrives: null, leaves: null, collects: null };

export function previewOf(choice: Choice | null, actor: number | null): Preview {
	if (!choice || actor === null || choice.kind === "discard") return NOTHING;
	const goal = choice.elements.find((each) => each.startsWith("area:"))?.slice(5);
	const [, colour, origin] = choice.elements.find((each) => each.startsWith("supporters:"))?.split(":") ?? [];
	const owner = colour ? (SEATS as readonly string[]).indexOf(colour) : actor;
	return {
		arrives: goal ? { seat: owner, area: goal } : null,
		leaves: origin ? { seat: owner, area: origin } : null,
		collects: choice.kind === "place" ? (goal ?? null) : null,
	};
}
