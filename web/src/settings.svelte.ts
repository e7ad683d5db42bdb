export type Theme = "system" | "light" | "dark";
const KEY = "ludothek.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** What somebody likes; kept in this browser. */
class Settings {
	theme = $state<Theme>("system");
	sound = $state(false);
	notify = $state(false);
	/** How fast things travel: 0 is not at all. */
	motion = $state(1);

	constructor() {
		try {
			Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
		} catch {
			// What cannot be read is forgotten.
		}
		dark.addEventListener("change", () => this.#paint());
		this.#paint();
	}

	keep(): void {
		const { theme, sound, notify, motion } = this;
		localStorage.setItem(KEY, JSON.stringify({ theme, sound, notify, motion }));
		this.#paint();
	}

	#paint(): void {
		const theme = this.theme === "system" ? (dark.matches ? "dark" : "light") : this.theme;
		document.documentElement.dataset.theme = theme;
	}
}

export const settings = new Settings();
