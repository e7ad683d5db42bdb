/** The shape of each seat's pieces in a box of 24 by 24; a seat is never told by its colour alone. */
const SHAPES: readonly string[] = [
	"M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
	"M3 3h18v18H3z",
	"M12 2L23 21H1z",
	"M12 1l11 11l-11 11L1 12z",
	"M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z",
	"M12 1l3.2 7.3l8 .8l-6 5.3l1.8 7.8L12 18l-7 4.2l1.8-7.8l-6-5.3l8-.8z",
];

export function shapeOf(seat: number): string {
	return SHAPES[seat % SHAPES.length]!;
}
