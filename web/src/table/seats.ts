/** The colour of each seat, in notation and on every board. */
export const SEATS = ["orange", "blue", "green", "red", "purple", "yellow"] as const;
