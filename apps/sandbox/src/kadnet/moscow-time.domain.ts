const MOSCOW_MS = 3 * 3_600_000;

/** `2024-03-18T10:00:00`: Moscow time without a zone, as the supplier writes every date. */
export const moscowTime = (at: Date | number): string =>
  new Date(new Date(at).getTime() + MOSCOW_MS).toISOString().slice(0, 19);

export const moscowDay = (at: Date | number): string => moscowTime(at).slice(0, 10);
