import type { ApiKey } from '@proverka/contract/api';
import { journalOfOrderDesk } from './journal-of-order-desk.ts';
import { journalOfAccounts } from './journal-of-accounts.ts';
import { journalOfOrders } from './journal-of-orders.ts';
import { journalOfContent } from './journal-of-content.ts';
import { journalOfEntrance } from './journal-of-entrance.ts';
import { journalOfMarket } from './journal-of-market.ts';
import { journalOfPeople } from './journal-of-people.ts';
import { journalOfReports } from './journal-of-reports.ts';
import { journalOfStaff } from './journal-of-staff.ts';
import type { Journaling } from './journal-rule.ts';

/** Which events every endpoint writes into the journal, or why none: a new one does not compile until it is listed here. */
export const journal = {
  ...journalOfEntrance,
  ...journalOfPeople,
  ...journalOfOrders,
  ...journalOfMarket,
  ...journalOfReports,
  ...journalOfContent,
  ...journalOfStaff,
  ...journalOfOrderDesk,
  ...journalOfAccounts,
} as const satisfies Record<ApiKey, Journaling>;
