import type { PartnerCustomer, PartnerPage } from '@proverka/contract/desk-partners';
import { maskEmail } from '@proverka/validation/email';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import { readPartnerMoney } from '#money/partner-reward.store.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, countUpTo, pageOfRows } from '../list-page.ts';
import { partnerOf, viewPartner } from './partner-row.ts';
import type { PartnerRow } from './partner-row.ts';

async function findPartner({ db }: DeskDeps, id: string): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`${partnerOf(id)}`.execute(db);
  return rows[0];
}

/** What a partner is owed and was paid; the look is in the journal of the account. */
export async function viewPartnerPage(
  deps: DeskDeps,
  caller: Caller,
  personId: string,
): Promise<Result<PartnerPage, 'person_not_found'>> {
  const row = await findPartner(deps, personId);
  if (row === undefined) return refuse('person_not_found');
  await recordEvent(deps, deps.db, caller, {
    event: 'person.read',
    ownerId: personId,
    subject: personId,
    after: { what: 'partner' },
  });
  return done({
    partner: viewPartner(row),
    ...(await readPartnerMoney(deps, personId)),
    approval_above: toRubles(kopecks(deps.config.approvalAbove)),
  });
}

interface CustomersQuery {
  readonly personId: string;
  /** The last customer seen. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** The reader holds the grant `people`. */
  readonly isNamed: boolean;
}

interface CustomersPage {
  readonly customers: PartnerCustomer[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

interface CustomerRow {
  readonly id: string;
  readonly email: string;
  readonly created_at: Date;
  readonly paid_orders: number;
  readonly spent: number;
  readonly reward: number;
}

/** Accounts a partner's link brought, the newest first; the reading is in the journal of the partner. */
export async function listCustomers(
  deps: DeskDeps,
  caller: Caller,
  query: CustomersQuery,
): Promise<Result<CustomersPage, 'person_not_found'>> {
  const { personId, after, isNamed } = query;
  if ((await findPartner(deps, personId)) === undefined) return refuse('person_not_found');
  const event = { event: 'desk.read', ownerId: personId, subject: personId } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { desk: 'partner' } });
  const brought = sql`u.partner_id = ${personId} and u.id <> ${personId}::uuid`;
  const [rows, total] = await Promise.all([
    readCustomers(deps, query),
    after === undefined ? countUpTo(deps.db, sql`from app_user u where ${brought}`) : null,
  ]);
  const page = pageOfRows(rows, query.limit);
  return done({
    customers: page.rows.map((row) => viewCustomer(row, isNamed)),
    next: page.next,
    total,
  });
}

async function readCustomers(
  { db }: DeskDeps,
  { personId, after, limit }: CustomersQuery,
): Promise<readonly CustomerRow[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(u.created_at, u.id) < ((select created_at from app_user where id = ${after}), ${after}::uuid)`;
  const { rows } = await sql<CustomerRow>`${BY_VALUES}
    select u.id, u.email, u.created_at, coalesce(s.spent, 0)::bigint as spent, (coalesce(t.amount, 0) - coalesce(back.taken, 0))::bigint as reward,
      (select count(*)::int from customer_order o
       where o.user_id = u.id and o.kind = 'purchase' and o.paid_at is not null) as paid_orders
    from app_user u
    left join ledger_account s on s.user_id = u.id and s.kind = 'user_hold'
    left join ledger_transfer t on t.reference = 'referral:' || u.id::text
    left join (
      select split_part(b.reference, ':', 2) as friend_id, sum(b.amount) as taken
      from ledger_account purse join ledger_transfer b on b.debit_account = purse.id
      where purse.user_id = ${personId} and purse.kind = 'user_bonus' and b.kind = 'bonus' group by 1
    ) back on back.friend_id = u.id::text
    where u.partner_id = ${personId} and u.id <> ${personId}::uuid and ${behind}
    order by u.created_at desc, u.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

const viewCustomer = (row: CustomerRow, isNamed: boolean): PartnerCustomer => ({
  person_id: row.id,
  email: isNamed ? row.email : maskEmail(row.email),
  created_date: row.created_at.toISOString(),
  paid_orders: row.paid_orders,
  spent: toRubles(kopecks(row.spent)),
  reward: toRubles(kopecks(row.reward)),
});
