import type { VisitSource } from '@proverka/shell-sdk/visit-source';

interface Arrival {
  readonly search: URLSearchParams;
  readonly hash: string;
  /** Where the visitor came from, now or in the last weeks. */
  readonly source: VisitSource;
}

/** What search engines, advertisers and networks add to an address, and no page reads. */
const added: ReadonlySet<string> = new Set([
  'admitad_uid',
  'actionpay',
  'yclid',
  'ysclid',
  'gclid',
  'fbclid',
  '_openstat',
]);

/** Kept while a check is being ordered, see `check-draft`. */
const draftKey = 'checkDraft';

/**
 * Whether a stored page, which is the same for every guest, is not yet what this visitor is to see: an address that asks for more
 * than the page, a campaign with prices of its own, or a form that was filled in before.
 */
export function needsScripts({ search, hash, source }: Arrival, storage: () => Storage): boolean {
  const isPlain = [...search.keys()].every((name) => name.startsWith('utm_') || added.has(name));
  return !isPlain || hash !== '' || Boolean(source.utm_campaign) || hasDraft(storage);
}

function hasDraft(storage: () => Storage): boolean {
  try {
    return storage().getItem(draftKey) !== null;
  } catch {
    // Blocked storage keeps nothing.
    return false;
  }
}
