/** The attribute of the root element from the moment React has taken over the page, and before its effects have run. */
export const takenMark = 'data-taken';
