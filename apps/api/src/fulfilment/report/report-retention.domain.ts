import { monthsAfter } from '#platform/moscow-calendar.ts';

/** Offer: data is kept for one month after completion. The 31st ends with the next month's last day. */
export const expiryOf = (completedAt: Date): Date => monthsAfter(completedAt, 1);
