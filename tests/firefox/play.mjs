// Plays games in Firefox: node play.mjs FIREFOX PRESSES ADDRESS..., each the page of a table with a free seat.
// Sits down there, plays until the game is over or so many things have been pressed, and prints a line for each table. Whatever goes wrong in a page ends it with 1.

import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import puppeteer from "puppeteer-core";

const PATIENCE = 30_000;
/** The first clicks are the mouse's; the rest is played in the page, which is faster. */
const CLICKS = 6;
/** What is clicked on, if it is there: what the board asks back, what glows on it, the list. */
const WAYS = [".deeds button:enabled, .explanation button:enabled", "[data-choice]", ".choose :is(.step, .chip):enabled"];
const PLAYER = await readFile(new URL("../browser/player.js", import.meta.url), "utf8");
const [program, most, ...addresses] = process.argv.slice(2);

const browser = await puppeteer.launch({
	browser: "firefox",
	executablePath: program,
	args: ["--width=1280", "--height=900"],
	defaultViewport: null, // Firefox 140 lacks a command by which Puppeteer would set one
});
let wrong = 0;
try {
	for (const address of addresses) wrong += await play(address);
} finally {
	await browser.close();
}
process.exit(wrong ? 1 : 0);

/** One game by somebody new; how much went wrong. */
async function play(address) {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	let wrong = 0;
	const complain = (text) => {
		wrong++;
		console.error(`${address}: ${text}`);
	};
	page.on("console", (message) => message.type() === "error" && complain(message.text()));
	try {
		await sitDown(page, address);
		for (let number = 0; number < CLICKS; number++) await click(page, ...WAYS);
		const pressed = await page.evaluate(`(${PLAYER.trim().replace(/;$/, "")})({ board: true, most: ${most} })`);
		console.log(`${address}: ${pressed} presses`);
	} catch (error) {
		complain(error.stack ?? error);
	}
	await context.close();
	return wrong;
}

async function sitDown(page, address) {
	await page.evaluateOnNewDocument(prepare);
	await page.goto(address);
	await click(page, "header .tools button.main");
}

/** In the page, before its own scripts: nothing travels, and what goes wrong is said. (Puppeteer's `pageerror` also tells of Firefox's own.) */
function prepare() {
	localStorage.setItem("ludothek.settings", '{"motion":0}');
	const late = "ResizeObserver loop completed with undelivered notifications."; // told in the next frame, says the standard: no fault
	addEventListener("error", ({ message, error }) => {
		if (message !== late) console.error(`page error: ${message} ${error?.stack ?? ""}`);
	});
	addEventListener("unhandledrejection", ({ reason }) => console.error(`unhandled: ${reason} ${reason?.stack ?? ""}`));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		console.error(`against the policy: ${violatedDirective} ${blockedURI}`),
	);
}

/** Click on something with the mouse, as soon as it is there; on the first of several things to want. */
async function click(page, ...wanted) {
	for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(20))
		for (const each of wanted) {
			const at = await page.evaluate(middleOf, each);
			if (at) return page.mouse.click(at.x, at.y);
		}
	throw new Error(`this never comes: ${wanted}`);
}

/** Where in the page something can be hit. (Puppeteer's own ways need eval, which our policy forbids.) */
function middleOf(wanted) {
	for (const thing of document.querySelectorAll(wanted)) {
		thing.scrollIntoView({ block: "center", behavior: "instant" });
		const { x, y, width, height } = thing.getBoundingClientRect();
		const middle = { x: x + width / 2, y: y + height / 2 };
		if (thing.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
	}
	return null;
}
