import type { Component } from "svelte";
import Agriculture from "./Agriculture.svelte";
import Electricity from "./Electricity.svelte";
import FineArts from "./FineArts.svelte";
import Manufacturing from "./Manufacturing.svelte";
import Transportation from "./Transportation.svelte";

/** The fronts of the buildings, each in a box of 240 by 90 with its own outline. */
export const FACADES: Readonly<Record<string, Component>> = {
	agriculture: Agriculture,
	electricity: Electricity,
	"fine-arts": FineArts,
	manufacturing: Manufacturing,
	transportation: Transportation,
};
