import { personRoles } from '@proverka/contract/roles';

/** Closed, the banner stays away for 14 days (specification, section 9). */
export const hiddenMilliseconds = 1_209_600_000;

const basicTariffId = 0;
const tariffPaths: ReadonlySet<string> = new Set(['/tariff/', '/user/tariff/']);

export interface TariffBannerFacts {
  /** `null` for a guest. */
  readonly personRole: number | null;
  readonly tariffSimpleId: number | null;
  readonly hasAlerts: boolean;
  readonly pathname: string;
  /** Closed less than 14 days ago. */
  readonly isHidden: boolean;
}

/** Specification, sections 2 and 4: signed in, no admin, on the basic tariff, no alerts, not on the tariff page. */
export function showsTariffBanner(facts: TariffBannerFacts): boolean {
  const { personRole, tariffSimpleId, hasAlerts, pathname, isHidden } = facts;
  const isCustomer = personRole !== null && personRole !== personRoles.admin;
  return (
    isCustomer && tariffSimpleId === basicTariffId && !hasAlerts && !tariffPaths.has(pathname) && !isHidden
  );
}
