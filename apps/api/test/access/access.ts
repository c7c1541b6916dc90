import type { ApiKey } from '@proverka/contract/api';
import type { Access } from './access-rule.ts';
import { accessToAccounts } from './access-to-accounts.ts';
import { accessToMarket } from './access-to-market.ts';
import { accessToPeople } from './access-to-people.ts';
import { accessToOrderDesk } from './access-to-order-desk.ts';
import { accessToOrdering } from './access-to-ordering.ts';
import { accessToReports } from './access-to-reports.ts';
import { accessToStaff } from './access-to-staff.ts';
import { accessToContent } from './access-to-content.ts';

/** Every endpoint of the contract: a new one does not compile until it is listed here. */
export const access = {
  ...accessToPeople,
  ...accessToOrdering,
  ...accessToMarket,
  ...accessToReports,
  ...accessToContent,
  ...accessToStaff,
  ...accessToOrderDesk,
  ...accessToAccounts,
} as const satisfies Record<ApiKey, Access>;
