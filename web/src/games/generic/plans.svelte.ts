import type { Choice, Plan } from "../../api/shapes";
import type { Table } from "../../table/table.svelte";

const known = new WeakMap<Table, Plans>();

/** The plans of a table, the same for everything that shows them or carries them out; they follow it by themselves. */
export function plansOf(table: Table): Plans {
	const found = known.get(table);
	if (found) return found;
	let plans!: Plans;
	// Of no component: whoever asks first may only be drawing, and may go before the others.
	$effect.root(() => {
		plans = new Plans(table);
		$effect(() => plans.follow());
	});
	known.set(table, plans);
	return plans;
}

/** What can be reached by several choices in a row, and the plan that is being carried out. */
export class Plans {
	list = $state.raw<readonly Plan[]>([]);
	current = $state.raw<Plan | null>(null);
	/** The version of the position that the list belongs to. */
	#learnt = $state(-1);
	#rest: readonly number[] = [];
	/** How many decisions there will be when our last step is made. */
	#due = 0;
	#asked = -1;

	constructor(readonly table: Table) {}

	/** What the table's newest position means for us; to be called in an effect. */
	follow(): void {
		const { position, deciding, isNow } = this.table;
		if (!position) return;
		if (this.current) {
			if (deciding || position.decisions < this.#due) {
				if (!deciding) this.stop();
				return;
			}
			if (this.table.travelling.busy) return; // each step is seen before the next
			if (position.decisions === this.#due && isNow) this.#step();
			else this.stop();
			if (this.current) return;
		}
		if (!position.prompt) this.list = [];
		else if (this.#asked !== position.version) void this.#learn(position.version, position.prompt.seat);
	}

	start(plan: Plan): void {
		if (this.table.deciding || !this.table.isNow) return;
		this.current = plan;
		this.#rest = plan.choices;
		this.#step();
	}

	stop(): void {
		this.current = null;
		this.#rest = [];
	}

	/** Whether the list is that of the newest position; it comes a little later. */
	get isFresh(): boolean {
		return this.table.position?.version === this.#learnt;
	}

	/** The plan that leads to an element; of several the one that does most there. */
	to(element: string): Plan | null {
		return this.list.filter((plan) => plan.element === element).at(-1) ?? null;
	}

	/** Show on the board where a plan leads. */
	look(plan: Plan | null): void {
		const { choosing } = this.table;
		choosing.looked = plan
			? ({ ...plan, id: -1, elements: [plan.element], amount: null } satisfies Choice & Plan)
			: null;
	}

	#step(): void {
		const [next, ...rest] = this.#rest;
		const choice = this.table.position?.choices.find((each) => each.id === next);
		if (!choice || this.table.actor === null) {
			this.stop();
			return;
		}
		this.#rest = rest;
		this.#due = this.table.position!.decisions + 1;
		if (!rest.length) this.stop();
		this.table.choose(choice);
	}

	async #learn(version: number, seat: number): Promise<void> {
		this.#asked = version;
		const found = await this.table.plans(seat);
		if (this.table.position?.version !== version) return;
		this.list = found;
		this.#learnt = version;
	}
}
