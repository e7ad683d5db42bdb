// Plays the game in the page to its end or until it has pressed so often, as fast as the page offers something; returns how often it pressed.
// On the board it answers what the board asks back, else presses what glows. The list is for what is not on the board, and for
// when so many presses have decided nothing: whoever presses blindly may pick and drop the same things for ever.
async ({ board, most = Infinity }) => {
	const BUBBLE = ".deeds button:enabled, .explanation button:enabled";
	const GLOWING = "[data-choice]";
	const CHIP = ".choose :is(.step, .chip):enabled";
	const MOST = 15;
	const all = (wanted) => [...document.querySelectorAll(wanted)];
	const decisions = () => document.querySelector("aside input[type=range]")?.max;
	let [decided, since, chance] = [decisions(), 0, 1];
	const offered = () => {
		const chips = all(CHIP);
		if (!board || !chips.length || since > MOST) return chips;
		return [all(BUBBLE), all(GLOWING), chips].find((things) => things.length);
	};
	const press = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
	const moment = () => new Promise((later) => setTimeout(later, 5));
	for (let pressed = 0; ; pressed++) {
		if (pressed >= most) return pressed;
		let things = offered();
		while (!things.length) {
			if (document.querySelector("section.end")) return pressed;
			await moment();
			things = offered();
		}
		chance = (chance * 16807) % 2147483647;
		press(things[chance % things.length]);
		await moment();
		since = decisions() === decided ? since + 1 : 0;
		decided = decisions();
	}
};
