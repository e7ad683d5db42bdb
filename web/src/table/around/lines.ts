import type { Line } from "../../api/shapes";

/** The talk with a line that came, in the order of what was said.
 *
 * Who sits down hears later what was said before. A line that is known comes again when it was removed.
 */
export function withLine(lines: readonly Line[], line: Line): readonly Line[] {
	if (line.number > (lines.at(-1)?.number ?? 0)) return [...lines, line];
	if (!lines.some(({ number }) => number === line.number))
		return [...lines, line].toSorted((one, other) => one.number - other.number);
	return line.text ? lines : lines.map((known) => (known.number === line.number ? line : known));
}
