import type { HostEntry } from '@proverka/brand/host';
import type { VisitSource } from '@proverka/shell-sdk/visit-source';
import { sourceAfterVisit, sourceNow, type StoredSource } from '../app/visit/visit-source.domain.ts';

const storageKey = 'visit-source';

/** Stores the parameters of the address that name the visit's source; returns a function that reads them later. */
export function rememberVisit(search: URLSearchParams, storage: () => Storage): () => VisitSource {
  const here = sourceAfterVisit(read(storage), search, Date.now());
  try {
    storage().setItem(storageKey, JSON.stringify(here));
  } catch {
    // Storage is blocked: keep the source in memory for this tab.
  }
  return () => sourceNow(here, Date.now());
}

/** What is remembered once this visit is: nothing is stored. */
export const sourceOf = (search: URLSearchParams, storage: () => Storage): VisitSource =>
  sourceNow(sourceAfterVisit(read(storage), search, Date.now()), Date.now());

function read(storage: () => Storage): StoredSource {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as StoredSource) : {};
  } catch {
    return {};
  }
}

/**
 * On the Russian person-check site a visit through a partner link continues on the pro site's main page, with its
 * parameters (specification, section 4). `null` where the visitor stays.
 */
export function partnerVisitTarget(
  host: Pick<HostEntry, 'brand' | 'variant'>,
  search: URLSearchParams,
  proSiteUrl: string | undefined,
): string | null {
  const isRedirected = host.brand === 'person-check' && host.variant === 'ru' && search.has('partner_id');
  if (!isRedirected || !proSiteUrl) return null;
  const target = new URL('/', proSiteUrl);
  target.search = search.toString();
  return target.href;
}
