import type { BrandId } from '@proverka/brand/host';
import type { Visitor } from '@proverka/shell-sdk/session';
import type { SystemInfo } from '@proverka/contract/system';

/**
 * What is for all pages and for this one, by route id or by its name in the specification (section 3, System setting): alerts
 * and banners.
 */
export const onPage = <Placed extends { readonly route: string }>(
  all: readonly Placed[],
  routeId: string | undefined,
  routeName: string | undefined,
): Placed[] => all.filter(({ route }) => route === 'all' || route === routeId || route === routeName);

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
