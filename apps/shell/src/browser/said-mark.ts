/** The attribute of the root element once first and largest paint were said before any touch: they are not said again. */
export const saidMark = 'data-paint-said';
