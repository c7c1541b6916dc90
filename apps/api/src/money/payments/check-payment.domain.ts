/** The delay before the first check of an unreported payment; it doubles with every check, up to an hour. */
export const FIRST_CHECK_SECONDS = 10;
const LONGEST_SECONDS = 3600;

export function nextCheckSeconds(checks: number): number {
  return Math.min(LONGEST_SECONDS, FIRST_CHECK_SECONDS * 2 ** Math.min(checks, 20));
}
