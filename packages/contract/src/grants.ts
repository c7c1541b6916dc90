import { personRoles } from './roles.ts';

/** What staff may do; an endpoint with a grant is closed to everybody who does not hold it. */
export const staffGrants = [
  /** Prices of products and whom they are for. */
  'prices',
  'coupons',
  'tariffs',
  /** Account holders: their data, settings and payers. */
  'people',
  /** Reading anybody's report. */
  'reports',
  /** The risk desk and expert conclusions. */
  'conclusions',
  'disputes',
  /** Giving money back. */
  'returns',
  /** Alerts and settings of the sites. */
  'site',
  'mailings',
  'comments',
] as const;
export type StaffGrant = (typeof staffGrants)[number];

const grantsByRole: Readonly<Record<number, readonly StaffGrant[]>> = {
  [personRoles.admin]: staffGrants,
  [personRoles.manager]: ['conclusions', 'disputes', 'returns'],
};

/** Empty for account holders. */
export const grantsOf = (role: number): readonly StaffGrant[] => grantsByRole[role] ?? [];
