import { randomBytes } from 'node:crypto';

const YEAR_2000 = Date.UTC(2000, 0, 1);

/** Ids start with the seconds since 2000, so that they sort by time, like the real ones. */
function timed(kind: string, version: string, now: Date): string {
  const seconds = Math.floor((now.getTime() - YEAR_2000) / 1000)
    .toString(16)
    .padStart(8, '0');
  return `${seconds}-${kind}-5000-${version}-${randomBytes(6).toString('hex')}`;
}

export const paymentId = (now: Date): string => timed('000f', '8000', now);
export const confirmationToken = (now: Date): string => `ct-${timed('000f', '9000', now)}`;
export const refundId = (now: Date): string => timed('0016', 'b000', now);
export const receiptId = (now: Date): string => `rt-${timed('0384', 'a000', now)}`;
export const errorId = (now: Date): string => timed('000f', 'a000', now);
