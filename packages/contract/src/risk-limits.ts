/** A separate module without zod, to keep zod out of the page's bundle. */

/** The most owners of one report. */
export const mostOwners = 10;
