import { door } from "../door.svelte";
import type { Message, Problem } from "./shapes";

export type Needs = Problem["needs"];

/** Requests to the server; what it refuses is a `Refusal`: a sentence in English, what would change it, and the message to say. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		sentence: string,
		readonly needs: Needs = null,
		readonly said: Message | null = null,
	) {
		super(sentence);
		if (needs === "invitation" || needs === "account") door.needs = needs;
	}
}

export const API = "/api/v1";

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => call<T>("PUT", path, body);
export const patch = <T>(path: string, body?: unknown): Promise<T> => call<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => call<T>("DELETE", path);

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
	const sent = await send(method, path, body);
	const answer = await sent.json().catch(() => null);
	if (!sent.ok) throw refusalOf(sent, answer);
	return answer as T;
}

/** What the server says about a refusal, wherever it stands. */
function refusalOf({ status, statusText }: Response, answer: (Problem & { answer?: Problem }) | null): Refusal {
	const told = answer?.answer ?? answer;
	return new Refusal(status, told?.problem ?? statusText, answer?.needs, told?.message);
}

/** A text of the server as it is, such as rules in Markdown or a record. */
export async function getText(path: string): Promise<string> {
	const sent = await send("GET", path);
	if (!sent.ok) throw refusalOf(sent, await sent.json().catch(() => null));
	return sent.text();
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
	const text = typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body);
	const headers: Record<string, string> = text === undefined ? {} : { "content-type": "application/json" };
	try {
		return await fetch(API + path, { method, headers, ...(text === undefined ? {} : { body: text }) });
	} catch {
		throw new Refusal(0, "");
	}
}
