import "@fontsource-variable/playfair-display";
import "@fontsource-variable/cabin";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./me.svelte";
import "./settings.svelte";
import { words } from "./words/words.svelte";

void me.find().catch(() => null);
await words.start();
mount(App, { target: document.getElementById("app")! });
