import type { OwnCustomer } from '@proverka/contract/responsible-user';
import { kopecks, toRubles } from '@proverka/validation/money';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { BY_VALUES, countUpTo, pageOfRows } from '../list-page.ts';
import type { ListTotal } from '../list-page.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly brand: OwnCustomer['brand'];
  readonly created_at: Date;
  readonly assigned_at: Date;
  readonly orders: number;
  readonly spent: number;
}

interface Query {
  /** The last customer seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The customers the caller answers for, those assigned last first; the reading is in the journal. */
export async function listOwnCustomers(
  deps: DeskDeps,
  caller: Caller,
  { after, limit }: Query,
): Promise<Result<{ customers: OwnCustomer[]; next: string | null; total: ListTotal | null }, never>> {
  await recordEvent(deps, deps.db, caller, {
    event: 'desk.read',
    ownerId: null,
    subject: 'own_customers',
    after: { desk: 'own_customers' },
  });
  const own = sql`from responsible_user r where r.responsible_id = ${caller.userId}`;
  const behind =
    after === undefined
      ? sql`true`
      : sql`(r.assigned_at, r.user_id) < (select assigned_at, user_id from responsible_user where user_id = ${after})`;
  const { rows } = await sql<Row>`${BY_VALUES}
    select u.id, u.name, u.email, u.phone, u.brand, u.created_at, mine.assigned_at,
      (select count(*)::int from customer_order o where o.user_id = u.id and o.kind = 'purchase' and o.paid_at is not null) as orders,
      coalesce((select a.spent from ledger_account a where a.user_id = u.id and a.kind = 'user_hold'), 0) as spent
    from (
      select r.user_id, r.assigned_at ${own} and ${behind} order by r.assigned_at desc, r.user_id desc limit ${limit + 1}
    ) mine join app_user u on u.id = mine.user_id order by mine.assigned_at desc, u.id desc`.execute(deps.db);
  const page = pageOfRows(rows, limit);
  return done({
    customers: page.rows.map(viewCustomer),
    next: page.next,
    total: after === undefined ? await countUpTo(deps.db, own) : null,
  });
}

const viewCustomer = (row: Row): OwnCustomer => ({
  person_id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  brand: row.brand,
  created_date: row.created_at.toISOString(),
  assigned_date: row.assigned_at.toISOString(),
  paid_orders: row.orders,
  spent: toRubles(kopecks(row.spent)),
});
