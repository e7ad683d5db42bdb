/** What a recruit looks like, each part by its name in `features.ts`. */
export interface Features {
	head: string;
	skin: string;
	hair: string;
	tint: string;
	hat: string;
	eyes: string;
	beard: string;
	mouth: string;
	/** The sign on the badge, which stands for the trade. */
	badge: string;
}

const PARTS = ["head", "skin", "hair", "tint", "hat", "eyes", "beard", "mouth", "badge"] as const;

/** Every recruit in the order of `PARTS`. */
const RECIPES: Readonly<Record<string, string>> = {
	laura: "long light bun blond none plain none smile morale",
	yordy: "square tan side black bowler shades moustache frown morale",
	katy: "round deep curls black cook plain none flat food",
	gary: "square light crop brown hardhat goggles stubble smirk energy",
	michael: "long brown side black none square goatee flat site",
	esme: "round pale long red fire plain none smirk star",
	ray: "square tan bald brown hardhat plain walrus frown site",
	bradley: "long pale spikes teal none visor none smirk artifact",
	ben: "round light curls brown none round full smile game",
	jefferson: "long light mohawk violet none goggles goatee open energy",
	julia: "long tan bob black officer plain none frown knowledge",
	nakagawa: "round light side grey laurel round none flat star",
	maggie: "round tan long chestnut bandana patch none smirk water",
	dave: "square pale crop grey officer plain walrus frown stone",
	xander: "square brown bald black miner plain full flat stone",
	gambler: "long light side blond fedora shades moustache smirk pair",
	josiah: "long deep dreads black headset square none smirk lock",
	faith: "round brown bun black hardhat plain none smile energy",
	brett: "long pale crop red beanie plain stubble smirk lock",
	chase: "square light short blond miner goggles stubble smile resource",
	soulless: "long pale bald grey cap hollow none flat water",
	curtis: "square tan side grey none monocle moustache open allegiance",
	andrew: "round deep crop black miner visor goatee smile clay",
	phil: "long tan short black fedora square none flat knowledge",
	flartner: "round pale wild grey straw plain full frown bat",
	reitz: "long light side white safari round moustache smile artifact",
	jacko: "square brown dreads brown none monocle full flat book",
	artist: "round light bob chestnut beret plain goatee smile balloons",
	pete: "square pale bald red none patch full open morale",
	scarby: "long tan wild white straw plain walrus smirk food",
	ian: "round deep short black straw round none smile water",
	geek: "long pale long white hood hollow full open reveal",
	kyle: "square tan spikes brown bandana goggles stubble smirk commodity",
	steven: "round brown bald black mortarboard square full flat book",
	nick: "long light curls blond none plain none open knowledge",
	brian: "square light side chestnut beret plain moustache smile bliss",
	maxime: "long pale bob white tophat plain none flat allegiance",
	zong: "round tan bun black pilot round none smile star",
	amanda: "round deep afro black none square none smirk worker",
	sarinee: "long brown long black pilot goggles none flat bliss",
	lee: "round light pigtails red none round none open morale",
	gidget: "long pale long violet turban hollow none smile knowledge",
	kaden: "square brown crop black hood visor none flat reveal",
	sheppard: "square light side grey none mirror none frown recruit",
	flavio: "round tan short brown turban plain goatee smile gold",
	josh: "long light side brown tophat plain moustache smirk both",
	rebecca: "round brown curls chestnut bandana plain none open resource",
	matthew: "long tan short black beanie mask none smirk artifact",
};

/** What there is for recruits that are not printed here. */
const POOL: Readonly<Record<(typeof PARTS)[number], readonly string[]>> = {
	head: ["round", "long", "square"],
	skin: ["pale", "light", "tan", "brown", "deep"],
	hair: ["short", "side", "bob", "long", "curls", "bun", "crop", "wild"],
	tint: ["black", "brown", "chestnut", "red", "blond", "grey", "white"],
	hat: ["none", "cap", "beret", "fedora", "hood", "bandana", "hardhat"],
	eyes: ["plain", "round", "square", "shades", "goggles"],
	beard: ["none", "none", "stubble", "full", "moustache"],
	mouth: ["smile", "flat", "smirk", "frown"],
	badge: ["star", "morale", "knowledge", "artifact", "resource", "commodity"],
};

/** The looks of a recruit, always the same for the same one; one that is not known here has looks from its name. */
export function featuresOf(recruit: string): Features {
	const words = RECIPES[recruit]?.split(" ");
	let seed = 7;
	for (const letter of recruit) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
	return Object.fromEntries(
		PARTS.map((part, at) => [part, words?.[at] ?? POOL[part][Math.floor(seed / (at * at + 1)) % POOL[part].length]]),
	) as unknown as Features;
}

/** The recruits that have a recipe of their own. */
export const PRINTED: readonly string[] = Object.keys(RECIPES);
