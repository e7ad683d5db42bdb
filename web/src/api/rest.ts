import { door } from "../door.svelte";
import type { Problem } from "./shapes";

export type Needs = Problem["needs"];

/** Requests to the server; what it refuses is a `Refusal` with one sentence for a person, and what would change it. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		sentence: string,
		readonly needs: Needs = null,
	) {
		super(sentence);
		if (needs === "invitation" || needs === "account") door.needs = needs;
	}
}

export const API = "/api/v1";

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
export const patch = <T>(path: string, body?: unknown): Promise<T> => call<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => call<T>("DELETE", path);

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
	const sent = await send(method, path, body);
	const answer = await sent.json().catch(() => null);
	if (!sent.ok)
		throw new Refusal(sent.status, answer?.problem ?? answer?.answer?.problem ?? sent.statusText, answer?.needs);
	return answer as T;
}

/** A text of the server as it is, such as rules in Markdown or a record. */
export async function getText(path: string): Promise<string> {
	const sent = await send("GET", path);
	if (!sent.ok) {
		const answer = await sent.json().catch(() => null);
		throw new Refusal(sent.status, answer?.problem ?? sent.statusText, answer?.needs);
	}
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
