import "@fontsource-variable/playfair-display";
import "@fontsource-variable/cabin";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App, { pageAt } from "./App.svelte";
import { kept } from "./kept";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import "./settings.svelte";
import { words } from "./words/words.svelte";

// What the first page needs comes together with its words.
void pageAt(router.place).catch(() => null);
void me.find().catch(() => null);
await words.start();
if (kept.get("ludothek.pushed"))
	setTimeout(
		() => void import("./pages/settings/ways.svelte").then(({ Ways }) => new Ways().look()).catch(() => null),
		4000,
	);
mount(App, { target: document.getElementById("app")! });
