import type { VisitSource } from '@proverka/shell-sdk/visit-source';

/** Partner id, affiliate uid and utm parameters are stored this long (specification, section 9). */
export const sourceMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** What the browser stores: each parameter with its expiry in epoch milliseconds. */
export type StoredSource = Readonly<Record<string, readonly [value: string, until: number]>>;

const isUtm = (name: string) => name.startsWith('utm_');
/** Stored parameters besides utm, and how long a value the API accepts. */
const maxLengths: Readonly<Record<string, number>> = { partner_id: 64, admitad_uid: 100, actionpay: 200 };
const utmLength = 100;
const maxLength = (name: string): number => (isUtm(name) ? utmLength : (maxLengths[name] ?? 0));

/** The stored parameters, overridden by the address of this visit; a campaign replaces the previous one as a whole. */
export function sourceAfterVisit(before: StoredSource, search: URLSearchParams, now: number): StoredSource {
  const given = [...search].filter(
    ([name, value]) =>
      value !== '' &&
      value.length <= maxLength(name) &&
      // Section 4: this campaign is ignored.
      !(name === 'utm_campaign' && value === 'freecloud'),
  );
  const hasCampaign = given.some(([name]) => isUtm(name));
  const rest = Object.entries(before).filter(([name]) => !(hasCampaign && isUtm(name)));
  const fresh = given.map(([name, value]) => [name, [value, now + sourceMilliseconds]] as const);
  return Object.fromEntries([...rest, ...fresh]);
}

/** The parameters sent with registration and orders. */
export const sourceNow = (kept: StoredSource, now: number): VisitSource =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, [value, until]]) => (now < until ? [[name, value]] : [])),
  );
