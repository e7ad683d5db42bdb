// Hears of pushed notices while no page of ours is open. It keeps nothing, and no request goes through it.

const API = "/api/v1/me/notices";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(tell(told(event.data))));
self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data?.path ?? "/"));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));

/** What the server has to say, in the words of whoever is meant; its links lead here, under whichever name one came. */
function told(data) {
	let said = {};
	try {
		said = data?.json() ?? {};
	} catch {
		// A message without words still says that something waits.
	}
	const { title = "Ludothek", body = "", address = "/", language = "" } = said;
	const { pathname } = new URL(address, self.location.origin);
	return { title, body, language, path: pathname };
}

/** One notice for each table, and none for who has that very table before their eyes. */
async function tell({ title, body, language, path }) {
	const windows = await ours();
	if (windows.some((each) => each.visibilityState === "visible" && pathOf(each) === path)) return;
	const tag = path.startsWith("/tables/") ? path.slice("/tables/".length) : "tables";
	const image = "/icon-192.png";
	await self.registration.showNotification(title, {
		body,
		lang: language,
		tag,
		icon: image,
		badge: image,
		data: { path },
	});
}

/** Show a table: in the tab that has it, or in a new one. */
async function open(path) {
	const there = (await ours()).find((each) => pathOf(each) === path);
	if (there) await there.focus();
	else await self.clients.openWindow(path);
}

const ours = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = (client) => new URL(client.url).pathname;

/** The browser has given up its address for pushes: find a new one, and tell the server. */
async function renew(old) {
	const sent = await fetch(API);
	if (!sent.ok) return;
	const { push_key: applicationServerKey } = await sent.json();
	const fresh = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
	const { endpoint: address, keys } = fresh.toJSON();
	const headers = { "content-type": "application/json" };
	const body = JSON.stringify({ kind: "push", address, keys, instead: old ? old.endpoint : null });
	await fetch(`${API}/ways`, { method: "POST", headers, body });
}
