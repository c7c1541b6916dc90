import type { CaseSide } from '@proverka/contract/record-plot';
import type { CourtRole } from './court-role.domain.ts';

/** The row of a picture a role stands in. */
export const sideOf: Readonly<Record<CourtRole, CaseSide>> = {
  accused: 'accused',
  debtor: 'defendant',
  defendant: 'defendant',
  claimant: 'claimant',
  victim: 'victim',
  third: 'other',
  helper: 'other',
  unknown: 'other',
};
