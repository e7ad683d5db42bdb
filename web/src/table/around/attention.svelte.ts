import type { Position, Presence } from "../../api/shapes";
import { kept } from "../../kept";
import { PUSHED } from "../../push";
import { router } from "../../router.svelte";
import { settings } from "../../settings.svelte";
import { t } from "../../words/words.svelte";
import type { Table } from "../table.svelte";
import { chime, knock } from "./sounds";

/** Whether a position asks one of us, and the one before did not. */
export function calls(before: Position | null, now: Position): boolean {
	return now.prompt !== null && before !== null && before.prompt?.seat !== now.prompt.seat;
}

/** Whether a page that is hidden need not tell of a question: another one shows it, or the server pushes it here. */
export function toldElsewhere(presence: Presence | null, seat: number): boolean {
	return kept.get(PUSHED) !== null || presence?.seats[seat]?.state === "here";
}

/**
 * Says that it is somebody's turn where they look: in the tab's name and its icon, and if they like with a sound and, when
 * the page is hidden, with a notification. To be called while a component is made; it ends with it.
 */
export function attend(table: Table): void {
	let before = table.position;
	const others = table.onposition;
	table.onposition = (position, events) => {
		others(position, events);
		const called = calls(before, position);
		before = position;
		if (settings.sound && called) chime();
		else if (settings.sound && events.length) knock();
		if (settings.notify && called && document.hidden && !toldElsewhere(table.presence, position.prompt!.seat))
			notify(table);
	};

	$effect(() => {
		if (!table.title) return;
		const name = table.words.t("title");
		const mine = table.actor !== null;
		document.title = mine ? t("attention-title", { title: name }) : `${name} · Ludothek`;
		const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
		if (!icon || !mine) return;
		const plain = icon.href;
		let ended = false;
		void dotted(plain).then((marked) => {
			if (marked && !ended) icon.href = marked;
		});
		return () => {
			ended = true;
			icon.href = plain;
		};
	});
	$effect(() => () => {
		table.onposition = others;
		document.title = "Ludothek";
	});
}

function notify(table: Table): void {
	if (!("Notification" in window) || Notification.permission !== "granted") return;
	try {
		const note = new Notification(t("attention-turn"), { body: table.words.t("title"), tag: table.id });
		note.onclick = () => {
			focus();
			router.go(`/tables/${table.id}`);
			note.close();
		};
	} catch {
		// Some browsers show notifications of service workers only.
	}
}

const SIZE = 64;

/** The page's icon with a dot, or only the dot where the icon cannot be had. */
async function dotted(address: string): Promise<string | null> {
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = SIZE;
	const pen = canvas.getContext("2d");
	if (!pen) return null;
	const icon = new Image();
	icon.src = address;
	const drawn = await icon.decode().then(
		() => true,
		() => false,
	);
	if (drawn) pen.drawImage(icon, 0, 0, SIZE, SIZE);
	const [middle, radius] = drawn ? [SIZE - 19, 17] : [SIZE / 2, 26];
	const style = getComputedStyle(document.documentElement);
	pen.beginPath();
	pen.arc(middle, middle, radius, 0, 2 * Math.PI);
	pen.fillStyle = style.getPropertyValue("--glow").trim();
	pen.strokeStyle = style.getPropertyValue("--seat-edge").trim();
	pen.lineWidth = 4;
	pen.fill();
	pen.stroke();
	return canvas.toDataURL();
}
