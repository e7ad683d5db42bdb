/** How long ago something was, in the words of the language. */
export function ago(moment: number, now: number, language: string): string {
	const minutes = Math.round((moment - now) / 60_000);
	const form = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
	if (minutes > -60) return form.format(Math.min(0, minutes), "minute");
	if (minutes > -60 * 24) return form.format(Math.round(minutes / 60), "hour");
	return form.format(Math.round(minutes / 60 / 24), "day");
}
