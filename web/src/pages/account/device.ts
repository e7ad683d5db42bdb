const BROWSERS = [
	["Firefox", /Firefox\//],
	["Edge", /Edg\//],
	["Opera", /OPR\//],
	["Chrome", /Chrom(e|ium)\//],
	["Safari", /Safari\//],
] as const;
const SYSTEMS = [
	["Android", /Android/],
	["iPhone", /iPhone/],
	["iPad", /iPad/],
	["Windows", /Windows/],
	["macOS", /Mac OS X/],
	["Linux", /Linux/],
] as const;

/** What a device calls itself, as far as a person wants to know: its browser and its system, empty where unknown. */
export function deviceOf(agent: string): { browser: string; system: string } {
	return {
		browser: BROWSERS.find(([, sign]) => sign.test(agent))?.[0] ?? "",
		system: SYSTEMS.find(([, sign]) => sign.test(agent))?.[0] ?? "",
	};
}
