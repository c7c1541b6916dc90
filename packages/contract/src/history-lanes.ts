/** A separate module without zod, to keep zod out of the page's bundle. */

/** Rows of the one time line a report has; their order is that of the picture. */
export const historyLanes = [
  'owners',
  'accidents',
  'insurance',
  'inspections',
  'pledges',
  'taxi',
  'restrictions',
] as const;
