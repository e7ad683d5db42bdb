import { t } from "./words.svelte";

/** What the server calls somebody who has deleted their account. */
const FORMER = "former player";

/** A person's name, in our own words if they have left for good. */
export function personName(name: string): string {
	return name === FORMER ? t("former-player") : name;
}
