/** Whether the server is private, and what lets one in: an invitation or an account, or only an account. */
class Door {
	needs = $state<"invitation" | "account" | null>(null);
}

export const door = new Door();
