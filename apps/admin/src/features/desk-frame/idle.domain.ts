/** The server ends a session of the staff after half an hour without a call. */
const IDLE_MS = 1_800_000;
/** From here on the desk asks whether somebody is still there. */
export const WARNED_MS = 120_000;

/** How long the session lasts without another call; zero when it is over. */
export const idleLeft = (usedAt: number, now: number): number => Math.max(0, usedAt + IDLE_MS - now);

/** Whole minutes, rounded up: «1 мин» is the last. */
export const minutesOf = (leftMs: number): number => Math.ceil(leftMs / 60_000);
