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
  readonly sent: number;
  readonly left_out: number;
  readonly subscribers: number;
}

const SUBSCRIBED = `
  from person_setting s join app_user u on u.id = s.user_id
  where s.key = 'notify_news' and s.value = 'active' and u.closed_at is null
    and exists (select from consent c where c.user_id = s.user_id and c.purpose = 'news' and c.withdrawn_at is null)`;

// The recipients are the same for all mailings of a brand, so they are counted once per list.
const COUNTED = `
  with subscribed as (select u.brand, count(*)::int as count ${SUBSCRIBED} group by u.brand)
  select m.*, r.written, r.sent, r.left_out, coalesce(subscribed.count, 0) as subscribers
  from mailing m left join subscribed on subscribed.brand = m.brand
  cross join lateral (
    select count(*)::int as written, count(sent_at)::int as sent, count(left_out_at)::int as left_out
    from mailing_recipient where mailing_id = m.id
  ) r`;

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

const SUBSCRIBERS = statement<{ brand: BrandId }, { count: number }>(
  `select count(*)::int as count ${SUBSCRIBED} and u.brand = :brand`,
);

/** How many people of a brand want news. */
export async function countSubscribers(db: Connection, brand: BrandId): Promise<number> {
  const [row] = await SUBSCRIBERS(db, { brand });
  return row?.count ?? 0;
}

export const lockMailing = (tx: Transaction, id: string): Promise<MailingRow | undefined> =>
  tx.selectFrom('mailing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const viewMailing = (row: CountedRow): Mailing => ({
  mailing_id: row.id,
  brand: row.brand,
  subject: row.subject,
  text: row.text,
  state: stateOf(row, row.written - row.sent - row.left_out),
  created_at: row.created_at.toISOString(),
  written: row.written,
  sent: row.sent,
  left_out: row.left_out,
  subscribers: row.subscribers,
});

/** `waiting`: letters that neither went nor were left out. */
function stateOf({ started_at, finished_at, is_stopped }: MailingRow, waiting: number): Mailing['state'] {
  if (started_at === null) return 'draft';
  if (is_stopped) return 'stopped';
  return finished_at === null || waiting > 0 ? 'sending' : 'sent';
}

/** Readers are still being chosen. */
export const isChoosing = ({ started_at, finished_at }: MailingRow): boolean =>
  started_at !== null && finished_at === null;

const WAITING = statement<{ id: string }, { waiting: boolean }>(`
  select exists (select from mailing_recipient where mailing_id = :id and sent_at is null and left_out_at is null)
    as waiting`);

/** Letters of it are still to be sent. */
export async function hasWaiting(db: Connection, id: string): Promise<boolean> {
  const [row] = await WAITING(db, { id });
  return row?.waiting ?? false;
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

const WANTED = statement<Counted, { wanted: boolean }>(`
  select exists (
      select from mailing_recipient r join mailing m on m.id = r.mailing_id
      where r.mailing_id = :mailingId and r.user_id = :userId and not m.is_stopped
        and r.written_at > :now::timestamptz - interval '1 day')
    and exists (select ${SUBSCRIBED} and s.user_id = :userId) as wanted`);

interface Counted {
  readonly mailingId: string;
  readonly userId: string;
  readonly now: Date;
}

/** The mailing goes on, the reader still wants news, and the mail server has not refused the letter for a day. */
export async function isLetterWanted(db: Connection, letter: Counted): Promise<boolean> {
  const [row] = await WANTED(db, letter);
  return row?.wanted ?? false;
}

export const markSent = (db: Connection, { now, ...letter }: Counted) => mark(db, letter, { sent_at: now });

export const leaveOut = (db: Connection, { now, ...letter }: Counted) =>
  mark(db, letter, { left_out_at: now });

/** A letter is counted once: a job that runs again after its process died finds it counted. */
const mark = (
  db: Connection,
  { mailingId, userId }: Omit<Counted, 'now'>,
  as: { readonly sent_at: Date } | { readonly left_out_at: Date },
) =>
  db
    .updateTable('mailing_recipient')
    .set(as)
    .where('mailing_id', '=', mailingId)
    .where('user_id', '=', userId)
    .where('sent_at', 'is', null)
    .where('left_out_at', 'is', null)
    .execute();
