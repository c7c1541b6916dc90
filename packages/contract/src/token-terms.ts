/** A separate module without zod, to keep zod out of the page's bundle. */

/** How many days a token may be valid. */
export const tokenTerms = [30, 90, 180, 365] as const;
