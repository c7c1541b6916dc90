import type { BrandId } from '@proverka/brand/host';
import type { Visitor } from '@proverka/shell-sdk/session';
import type { SourceNotice, SystemAlert, SystemInfo } from '@proverka/contract/system';

/**
 * What is for all pages and for this one, by route id or by its name in the specification (section 3, System setting): alerts
 * and banners.
 */
export const onPage = <Placed extends { readonly route: string }>(
  all: readonly Placed[],
  routeId: string | undefined,
  routeName: string | undefined,
): Placed[] => all.filter(({ route }) => route === 'all' || route === routeId || route === routeName);

/** What is said on this page of sources that do not answer, as alerts. */
export const sourceAlertsOf = (notices: readonly SourceNotice[], pathname: string): SystemAlert[] =>
  notices
    .filter(({ places }) => places.some((place) => isAt(place, pathname)))
    .map(({ source, text }) => ({ key: `source_${source}`, type: 'warning', route: 'all', text }));

const isAt = (place: string, pathname: string): boolean =>
  place.endsWith('*') ? pathname.startsWith(place.slice(0, -1)) : pathname === place;

interface MaintenanceFacts {
  readonly brand: BrandId;
  readonly visitor: Visitor;
  readonly pathname: string;
}

/** For guests of the person-check brand on its main and fizcheck pages, while the system setting is on (section 2, Headers). */
export function showsMaintenance(info: SystemInfo, facts: MaintenanceFacts): boolean {
  const { brand, visitor, pathname } = facts;
  const isEntrance = pathname === '/' || pathname === '/fizcheck/';
  return info.maintenance.shown && brand === 'person-check' && visitor === 'guest' && isEntrance;
}
