import type { BrandId } from '@proverka/brand/host';
import type { Mailing } from '@proverka/contract/mailing';
import type { NoParameters } from '@proverka/sql/named-sql';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { Schema } from '#platform/db/schema.ts';

export type MailingRow = Selectable<Schema['mailing']>;

interface CountedRow extends MailingRow {
  readonly written: number;
  readonly subscribers: number;
}

const SUBSCRIBED = `
  from person_setting s join app_user u on u.id = s.user_id
  where s.key = 'notify_news' and s.value = 'active' and u.closed_at is null
    and exists (select from consent c where c.user_id = s.user_id and c.purpose = 'news' and c.withdrawn_at is null)`;

// The recipients are the same for all mailings of a brand, so they are counted once per list.
const COUNTED = `
  with subscribed as (select u.brand, count(*)::int as count ${SUBSCRIBED} group by u.brand)
  select m.*, (select count(*)::int from mailing_recipient r where r.mailing_id = m.id) as written,
    coalesce(subscribed.count, 0) as subscribers
  from mailing m left join subscribed on subscribed.brand = m.brand`;

const PAGE_SIZE = 20;

const PAGE = statement<{ offset: number }, CountedRow>(
  `${COUNTED} order by m.created_at desc, m.id desc limit ${PAGE_SIZE} offset :offset`,
);
const COUNT = statement<NoParameters, { total: number }>('select count(*)::int as total from mailing');
const ONE = statement<{ id: string }, CountedRow>(`${COUNTED} where m.id = :id`);

export async function listMailings(
  db: Connection,
  offset: number,
): Promise<{ mailings: Mailing[]; total: number }> {
  const rows = await PAGE(db, { offset });
  const [count] = await COUNT(db);
  return { mailings: rows.map(viewMailing), total: count?.total ?? 0 };
}

export async function findMailing(db: Connection, id: string): Promise<Mailing | undefined> {
  const [row] = await ONE(db, { id });
  return row && viewMailing(row);
}

export const lockMailing = (tx: Transaction, id: string): Promise<MailingRow | undefined> =>
  tx.selectFrom('mailing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const viewMailing = (row: CountedRow): Mailing => ({
  mailing_id: row.id,
  brand: row.brand,
  subject: row.subject,
  text: row.text,
  state: stateOf(row),
  created_at: row.created_at.toISOString(),
  written: row.written,
  subscribers: row.subscribers,
});

export function stateOf({ started_at, finished_at, is_stopped }: MailingRow): Mailing['state'] {
  if (started_at === null) return 'draft';
  if (is_stopped) return 'stopped';
  return finished_at === null ? 'sending' : 'sent';
}

export interface Recipient {
  readonly user_id: string;
  readonly email: string;
}

const TAKE = statement<{ id: string; brand: BrandId; now: Date; limit: number }, Recipient>(`
  with taken as (
    select s.user_id, u.email ${SUBSCRIBED} and u.brand = :brand
      and not exists (select from mailing_recipient r where r.mailing_id = :id and r.user_id = s.user_id)
    order by s.user_id limit :limit
  ), written as (
    insert into mailing_recipient (mailing_id, user_id, written_at) select :id, user_id, :now from taken
  )
  select user_id, email from taken`);

/** Claims the next subscribers who were not written to yet. */
export const takeRecipients = (
  tx: Transaction,
  { id, brand }: Pick<MailingRow, 'id' | 'brand'>,
  now: Date,
  limit: number,
): Promise<Recipient[]> => TAKE(tx, { id, brand, now, limit });
