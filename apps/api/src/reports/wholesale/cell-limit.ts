/** The most characters of a cell: longer than any address. */
export const LONGEST_CELL = 1000;
