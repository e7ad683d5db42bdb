// Plays the game in the page to its end, as fast as the page offers something; returns how often it pressed.
// On the board it presses what glows and whatever the board asks back; every third press is a choice of the list, which always decides.
async ({ board }) => {
	const BUBBLE = ".deeds button:enabled, .explanation button:enabled";
	const GLOWING = "[data-choice]";
	const CHIP = ".choose .chip:enabled";
	const all = (wanted) => [...document.querySelectorAll(wanted)];
	const offered = (pressed) => {
		const chips = all(CHIP);
		if (!board || !chips.length || pressed % 3 === 2) return chips;
		return [all(BUBBLE), all(GLOWING), chips].find((things) => things.length);
	};
	const press = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
	const moment = () => new Promise((later) => setTimeout(later, 5));
	for (let pressed = 0; ; pressed++) {
		let things = offered(pressed);
		while (!things.length) {
			if (document.querySelector("section.end")) return pressed;
			await moment();
			things = offered(pressed);
		}
		press(things[(7 * pressed) % things.length]);
		await moment();
	}
};
