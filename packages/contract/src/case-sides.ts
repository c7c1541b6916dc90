/** A separate module without zod, to keep zod out of the page's bundle. */

/** How somebody stands in a case; `other` is a third party or a role nobody knows. */
export const caseSides = ['accused', 'defendant', 'claimant', 'victim', 'other'] as const;
