import type { VisitSource } from '@proverka/shell-sdk/visit-source';

/** Partner id, affiliate uid and utm parameters are kept this long (specification, section 9). */
export const sourceMilliseconds = 30 * 24 * 60 * 60 * 1000;

interface Kept {
  /** When the visitor came with it, in epoch milliseconds. */
  readonly storeDate: number;
}

/** What the browser keeps; each part lives its own 30 days. */
export interface KeptSource {
  readonly partner?: Kept & { readonly id: string };
  readonly admitad?: Kept & { readonly uid: string };
  readonly utm?: Kept & { readonly values: Readonly<Record<string, string>> };
}

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
const ignoredCampaign = 'freecloud';
/** What the API takes as a partner's id, and more than any campaign needs. */
const maxPartnerId = 64;
const maxValue = 100;

/** What was kept and has not expired, overridden by what the address of this visit says. */
export function sourceAfterVisit(before: KeptSource, search: URLSearchParams, now: number): KeptSource {
  const partnerId = search.get('partner_id') ?? '';
  const admitadUid = search.get('admitad_uid') ?? '';
  const utm = utmOf(search);
  return {
    ...withoutExpired(before, now),
    ...(isFilled(partnerId, maxPartnerId) ? { partner: { id: partnerId, storeDate: now } } : {}),
    ...(isFilled(admitadUid, maxValue) ? { admitad: { uid: admitadUid, storeDate: now } } : {}),
    ...(Object.keys(utm).length > 0 ? { utm: { values: utm, storeDate: now } } : {}),
  };
}

/** What registration and orders are told. */
export function sourceNow(kept: KeptSource, now: number): VisitSource {
  const { partner, admitad, utm } = withoutExpired(kept, now);
  return {
    ...(partner ? { partnerId: partner.id } : {}),
    ...(admitad ? { admitadUid: admitad.uid } : {}),
    utm: utm?.values ?? {},
  };
}

function withoutExpired(kept: KeptSource, now: number): KeptSource {
  const entries = Object.entries(kept) as [keyof KeptSource, Kept | undefined][];
  return Object.fromEntries(
    entries.filter(([, part]) => part && now - part.storeDate < sourceMilliseconds),
  ) as KeptSource;
}

/** The campaign freecloud counts as none (specification, section 4). */
function utmOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    utmNames
      .map((name) => [name, search.get(name) ?? ''] as const)
      .filter(([name, value]) => isFilled(value, maxValue) && !isIgnored(name, value)),
  );
}

const isIgnored = (name: string, value: string) => name === 'utm_campaign' && value === ignoredCampaign;
const isFilled = (value: string, max: number) => value !== '' && value.length <= max;
