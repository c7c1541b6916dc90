import type { CaseLine, OwnCaseLine, SupportCase } from '@proverka/contract/support-case';
import { ownCasesPageSize } from '@proverka/contract/support-case-limits';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';
import { readMessages } from '../messages.store.ts';

/** A case of a stuck order is the service's own until the staff has written to the customer. */
const isShown = sql<boolean>`(c.kind <> 'stuck_order' or exists (select from case_message m where m.case_id = c.id))`;

const lines = (db: Connection) =>
  db
    .selectFrom('support_case as c')
    .leftJoin('dispute as d', 'd.id', 'c.dispute_id')
    .leftJoin('order_item as i', (join) => join.on('i.id', '=', sql`coalesce(c.item_id, d.item_id)`))
    .leftJoin('product as p', 'p.id', 'i.product_id')
    .leftJoin('report as r', 'r.item_id', 'i.id')
    .select([
      'c.id',
      'c.number',
      'c.kind',
      'c.state',
      'c.opened_at',
      'c.changed_at',
      'c.user_id',
      'p.name_ru',
      'r.number as report_number',
    ])
    .select(sql<string | null>`coalesce(c.order_id, i.order_id)`.as('order_id'));

/** How the last message begins, and whether the staff wrote something after what the customer has had on the screen. */
const EXCERPT_LENGTH = 200;
const excerpt = sql<string>`left(coalesce((
  select m.text from case_message m where m.case_id = c.id order by m.created_at desc, m.id desc limit 1
), d.text, ''), ${EXCERPT_LENGTH}::int)`;
const isUnread = sql<boolean>`exists (
  select from case_message m
  where m.case_id = c.id and m.author = 'staff' and m.created_at > coalesce(c.seen_at, '-infinity')
)`;

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

const viewCaseLine = (row: Omit<LineRow, 'user_id' | 'order_id'>): CaseLine => ({
  case_id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  opened_date: row.opened_at.toISOString(),
  changed_date: row.changed_at.toISOString(),
  product_name_ru: row.name_ru,
  report_number: row.report_number,
});

const viewOwnLine = (row: Parameters<typeof viewCaseLine>[0] & OwnMarks): OwnCaseLine => ({
  ...viewCaseLine(row),
  excerpt: row.excerpt,
  is_unread: row.is_unread,
});
type OwnMarks = Pick<OwnCaseLine, 'excerpt' | 'is_unread'>;

/** A page of the cases of an account, the last changed first. */
export async function listOwnCases(
  db: Connection,
  userId: string,
  page: number,
): Promise<{ cases: OwnCaseLine[]; total: number }> {
  const own = lines(db)
    .select([excerpt.as('excerpt'), isUnread.as('is_unread')])
    .where('c.user_id', '=', userId)
    .where(isShown);
  const rows = await own
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(ownCasesPageSize)
    .offset(page * ownCasesPageSize)
    .execute();
  const { total } = await db
    .selectFrom('support_case as c')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('c.user_id', '=', userId)
    .where(isShown)
    .executeTakeFirstOrThrow();
  return { cases: rows.map(viewOwnLine), total };
}

/** A case for its customer; null when there is none or it is not shown yet. The caller has checked whose it is. */
export async function viewCase(db: Connection, caseId: string): Promise<SupportCase | null> {
  const row = await lines(db).where('c.id', '=', caseId).where(isShown).executeTakeFirst();
  if (row === undefined) return null;
  const messages = await readMessages(db, caseId);
  return {
    ...viewCaseLine(row),
    order_id: row.order_id,
    // Who of the staff wrote stays with the staff.
    messages: messages.map(({ message_id, author, text, date, documents }) => ({
      message_id,
      author,
      text,
      date,
      documents,
    })),
  };
}
