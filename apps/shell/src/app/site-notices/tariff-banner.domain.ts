import { personRoles } from '@proverka/contract/roles';

/** A closed banner stays hidden for 14 days (specification, section 9). */
export const hiddenMilliseconds = 1_209_600_000;

const basicTariffId = 0;
/** For roles with special prices until orders of 1500 rubles. */
const specialTariffId = 11;
const tariffPaths: ReadonlySet<string> = new Set(['/tariff/', '/user/tariff/']);

export interface TariffBannerFacts {
  /** `null` for a guest. */
  readonly personRole: number | null;
  readonly tariffSimpleId: number | null;
  readonly hasAlerts: boolean;
  readonly pathname: string;
  /** Its route declares that nothing lies over it. */
  readonly isUndisturbed: boolean;
  /** Whether it was closed less than 14 days ago. */
  readonly isHidden: boolean;
}

export type TariffBannerKind = 'basic' | 'special';

/**
 * Specification, sections 2 and 4: signed in, not an admin, on the basic tariff, no alerts, not on the tariff page, nor over work. Users
 * with special prices are told when those end; `null`: no banner.
 */
export function tariffBannerOf(facts: TariffBannerFacts): TariffBannerKind | null {
  const { personRole, tariffSimpleId, hasAlerts, pathname, isUndisturbed, isHidden } = facts;
  const isCustomer = personRole !== null && personRole !== personRoles.admin;
  if (!isCustomer || hasAlerts || isHidden) return null;
  if (tariffPaths.has(pathname) || isUndisturbed) return null;
  if (tariffSimpleId === specialTariffId) return 'special';
  return tariffSimpleId === basicTariffId ? 'basic' : null;
}
