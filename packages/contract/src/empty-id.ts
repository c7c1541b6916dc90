/** A separate module without zod, to keep zod out of the page's bundle. */

/** The empty id of the specification (section 3): all zeros. */
export const emptyId = '00000000-0000-0000-0000-000000000000';
