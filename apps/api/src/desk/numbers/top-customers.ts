import type { TopCustomer } from '@proverka/contract/desk-numbers';
import { moscowDay } from '@proverka/words/moments';
import { maskEmail } from '@proverka/validation/email';
import { kopecks, toRubles } from '@proverka/validation/money';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import type { Period } from './period.domain.ts';
import type { NumbersFilter } from './sums.store.ts';
import { readTopCustomers } from './top-customers.store.ts';

const MOST = 100;

interface Asked {
  readonly period: Period;
  readonly filter: NumbersFilter;
  readonly isNamed: boolean;
  /** Only the customers this member of the staff answers for. */
  readonly ofResponsible?: string;
}

/** Who paid most for orders in a period; the reading is in the journal. */
export async function listTopCustomers(
  deps: DeskDeps,
  caller: Caller,
  { period, filter, isNamed, ofResponsible }: Asked,
): Promise<Result<{ people: TopCustomer[] }, never>> {
  await recordEvent(deps, deps.db, caller, {
    event: 'desk.read',
    ownerId: null,
    subject: 'numbers',
    after: { desk: 'numbers', list: ofResponsible === undefined ? 'top' : 'own_top' },
  });
  const today = moscowDay(deps.now());
  const rows = await readTopCustomers(deps.db, { period, filter, ofResponsible, today, limit: MOST });
  return done({
    people: rows.map(({ id, email, brand, orders, sum }) => ({
      person_id: id,
      email: isNamed ? email : maskEmail(email),
      brand,
      paid_orders: orders,
      paid_sum: toRubles(kopecks(sum)),
    })),
  });
}
