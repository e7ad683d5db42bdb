import { post, remove } from "./api/rest";
import type { Notices, WayCard } from "./api/shapes";
import { kept } from "./kept";

/** What this browser was last known by, for as long as it is pushed to. */
export const PUSHED = "ludothek.pushed";

/** Whether this browser can be pushed to at all; only pages by https, or of this very machine, can. */
export function canPush(): boolean {
	return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Let this browser be told: asks for its leave, and gives its address to the server. Null if it is not allowed. */
export async function pushHere(key: string): Promise<Notices | null> {
	if ((await Notification.requestPermission()) !== "granted") return null;
	return give(await subscribed(key));
}

/** Whether a way leads to this browser. */
export async function leadsHere(way: WayCard): Promise<boolean> {
	const address = kept.get(PUSHED);
	return way.kind === "push" && !!address && (await hashed(address)) === way.address_hash;
}

/** Do not push to this browser any more. */
export async function forgetHere(way?: WayCard): Promise<Notices | null> {
	kept.drop(PUSHED);
	await (await subscription())?.unsubscribe().catch(() => false);
	return way ? remove<Notices>(`/me/notices/ways/${way.id}`) : null;
}

/** A browser may change its address, or lose it: then the server gets the new one. */
export async function keepPushing(key: () => Promise<string>): Promise<void> {
	const known = kept.get(PUSHED);
	if (!known || !canPush() || Notification.permission !== "granted") return;
	const now = await subscription();
	if (now?.endpoint !== known) await give(now ?? (await subscribed(await key())), known);
}

async function give(subscription: PushSubscription, instead: string | null = kept.get(PUSHED)): Promise<Notices> {
	const { endpoint: address, keys } = subscription.toJSON();
	const known = await post<Notices>("/me/notices/ways", { kind: "push", address, keys, instead });
	kept.set(PUSHED, address!);
	return known;
}

/** The address of this browser, made with the server's key; one that was made with another key is of no use. */
async function subscribed(key: string): Promise<PushSubscription> {
	await navigator.serviceWorker.register("/worker.js");
	const { pushManager } = await navigator.serviceWorker.ready;
	const there = await pushManager.getSubscription();
	const made = there?.options.applicationServerKey;
	if (there && made && encoded(made) === key) return there;
	await there?.unsubscribe();
	return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function subscription(): Promise<PushSubscription | null> {
	const registration = await navigator.serviceWorker?.getRegistration("/");
	return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function hashed(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** As browsers and servers write keys: base64 for addresses, without what fills it up. */
export function encoded(key: ArrayBuffer): string {
	const text = btoa(String.fromCharCode(...new Uint8Array(key)));
	return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
