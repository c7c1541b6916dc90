import type { StaffGrant } from './grants.ts';
import { staffGrants } from './grants.ts';

/**
 * What a member of the staff may be. A role is given by an admin and confirmed by a second one; it has nothing to do with the
 * role a person chooses at registration.
 */
export const staffRoles = [
  'admin',
  'manager',
  'responsible',
  'accountant',
  'expert',
  'support',
  'curator',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What each role may do. Whoever has several roles may do what any of them may. */
export const grantsOfStaff: Readonly<Record<StaffRole, readonly StaffGrant[]>> = {
  admin: staffGrants,
  manager: ['orders', 'conclusions', 'disputes', 'cases', 'returns', 'sources', 'numbers'],
  /** Answers for the processing of personal data (152-FZ, article 22.1). */
  responsible: ['people', 'personal_data', 'journal', 'pauses'],
  accountant: ['prices', 'coupons', 'tariffs', 'orders', 'returns', 'money', 'numbers'],
  expert: ['conclusions'],
  support: ['orders', 'disputes', 'cases', 'comments', 'pauses', 'sources'],
  /** Answers for customers: `responsible_user` of the specification. */
  curator: ['own_customers'],
};

/** The grants of all these roles, each once, in the order of `staffGrants`. */
export const grantsOfRoles = (roles: readonly StaffRole[]): readonly StaffGrant[] =>
  staffGrants.filter((grant) => roles.some((role) => grantsOfStaff[role].includes(grant)));
