/** Signs of a cell: longer than any address; what is longer is no cell of a list. */
export const LONGEST_CELL = 1000;
