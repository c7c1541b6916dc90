/** Offer: data is kept for one month after completion. The 31st ends with the next month's last day. */
export function expiryOf(completedAt: Date): Date {
  const expiry = new Date(completedAt);
  const day = expiry.getUTCDate();
  expiry.setUTCMonth(expiry.getUTCMonth() + 1);
  if (expiry.getUTCDate() !== day) expiry.setUTCDate(0);
  return expiry;
}
