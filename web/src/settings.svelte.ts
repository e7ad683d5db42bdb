import { kept } from "./kept";

export type Theme = "system" | "light" | "dark";
/** How much is announced: that it is one's turn, what has happened since the last one, or everything as it happens. */
export type Announced = "turns" | "digest" | "all";
const KEY = "ludothek.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** What somebody likes; kept in this browser. */
class Settings {
	theme = $state<Theme>("system");
	sound = $state(false);
	notify = $state(false);
	/** How fast things travel: 0 is not at all, 2 is twice as fast. */
	motion = $state(1);
	/** Whether tables are told instead of drawn. */
	ear = $state(false);
	announced = $state<Announced>("digest");
	#system = $state(dark.matches);

	constructor() {
		try {
			Object.assign(this, JSON.parse(kept.get(KEY) ?? "{}"));
		} catch {
			// What cannot be read is forgotten.
		}
		dark.addEventListener("change", () => {
			this.#system = dark.matches;
			this.#paint();
		});
		this.#paint();
	}

	/** Whether the page is dark now, by wish or because the system is. */
	get dark(): boolean {
		return this.theme === "system" ? this.#system : this.theme === "dark";
	}

	keep(): void {
		const { theme, sound, notify, motion, ear, announced } = this;
		kept.set(KEY, JSON.stringify({ theme, sound, notify, motion, ear, announced }));
		this.#paint();
	}

	#paint(): void {
		document.documentElement.dataset.theme = this.dark ? "dark" : "light";
		document.documentElement.dataset.motion = this.motion ? "on" : "off";
	}
}

export const settings = new Settings();
