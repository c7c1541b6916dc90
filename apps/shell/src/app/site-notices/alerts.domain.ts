import type { BrandId } from '@proverka/brand/host';
import type { SystemAlert, SystemInfo } from '@proverka/contract/system';

/** Where the visitor is, by the route's id and by its name in the specification. */
export interface ShownPage {
  readonly routeId: string | undefined;
  readonly routeName: string | undefined;
  readonly pathname: string;
}

/** Alerts of this page and of all pages (specification, section 3, System setting). */
export function alertsOf(alerts: readonly SystemAlert[], { routeId, routeName }: ShownPage): SystemAlert[] {
  return alerts.filter(({ route }) => route === 'all' || route === routeId || route === routeName);
}

interface MaintenanceFacts {
  readonly brand: BrandId;
  readonly isSignedIn: boolean;
  readonly pathname: string;
}

/** Guests of the person-check brand on its main and fizcheck pages, while the system setting says so (section 2, Headers). */
export function showsMaintenance(info: SystemInfo, facts: MaintenanceFacts): boolean {
  const { brand, isSignedIn, pathname } = facts;
  const isEntrance = pathname === '/' || pathname === '/fizcheck/';
  return info.maintenance.shown && brand === 'person-check' && !isSignedIn && isEntrance;
}

/** The specification's alert styles in the words of the kit. */
export const alertTones = {
  danger: 'danger',
  warning: 'attention',
  success: 'clear',
  info: 'info',
  primary: 'info',
} as const satisfies Record<SystemAlert['type'], string>;
