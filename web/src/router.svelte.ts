/** Where we are, and how to get elsewhere without loading the page anew. */
class Router {
	path = $state(location.pathname);
	hash = $state(location.hash);
	query = $state(location.search);

	constructor() {
		addEventListener("popstate", () => this.#read());
		addEventListener("hashchange", () => this.#read());
		document.addEventListener("click", (event) => this.#clicked(event));
	}

	/** The parts of the path: `/tables/abc` is `["tables", "abc"]`. */
	get parts(): string[] {
		return this.path.split("/").filter(Boolean);
	}

	/** Another table is another place; another moment of the same one is not. */
	get place(): string {
		return this.parts.slice(0, 2).join("/");
	}

	go(address: string, replace = false): void {
		if (replace) history.replaceState(null, "", address);
		else history.pushState(null, "", address);
		this.#read();
		if (!replace) scrollTo(0, 0);
	}

	#read(): void {
		({ pathname: this.path, hash: this.hash, search: this.query } = location);
	}

	/** A plain click on a link of ours stays on this page. */
	#clicked(event: MouseEvent): void {
		if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
			return;
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
		if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
		event.preventDefault();
		this.go(link.pathname + link.search + link.hash);
	}
}

export const router = new Router();
