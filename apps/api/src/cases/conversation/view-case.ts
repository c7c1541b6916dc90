import type { CaseLine, CaseMessage, SupportCase } from '@proverka/contract/support-case';
import { ownCasesPageSize } from '@proverka/contract/support-case-limits';
import { sql } from 'kysely';
import type { Connection } from '#platform/db/transaction.ts';

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

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

export const viewCaseLine = (row: Omit<LineRow, 'user_id' | 'order_id'>): CaseLine => ({
  case_id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  opened_date: row.opened_at.toISOString(),
  changed_date: row.changed_at.toISOString(),
  product_name_ru: row.name_ru,
  report_number: row.report_number,
});

/** A page of the cases of an account, the last changed first. */
export async function listOwnCases(
  db: Connection,
  userId: string,
  page: number,
): Promise<{ cases: CaseLine[]; total: number }> {
  const own = lines(db).where('c.user_id', '=', userId).where(isShown);
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
  return { cases: rows.map(viewCaseLine), total };
}

/** A case for its customer; null when there is none or it is not shown yet. The caller has checked whose it is. */
export async function viewCase(db: Connection, caseId: string): Promise<SupportCase | null> {
  const row = await lines(db).where('c.id', '=', caseId).where(isShown).executeTakeFirst();
  if (row === undefined) return null;
  const messages = await readMessages(db, caseId);
  return {
    ...viewCaseLine(row),
    order_id: row.order_id,
    messages: messages.map(({ written_by: _, ...message }) => message),
  };
}

type WrittenMessage = CaseMessage & { readonly written_by: string };

/** The conversation, the earliest first. What was said in a dispute stands with the dispute and is read from there. */
export async function readMessages(db: Connection, caseId: string): Promise<WrittenMessage[]> {
  const { rows } = await sql<MessageRow>`
    with said as (
      select m.id, m.author, m.text, m.created_at, m.user_id from case_message m where m.case_id = ${caseId}
      union all
      select d.id, 'customer', d.text, d.opened_at, d.user_id
      from support_case c join dispute d on d.id = c.dispute_id where c.id = ${caseId}
      union all
      select c.id, 'staff', d.answer, d.answered_at, d.answered_by
      from support_case c join dispute d on d.id = c.dispute_id where c.id = ${caseId} and d.answered_at is not null
    )
    select said.*, coalesce(u.name, '') as written_by, coalesce((
      select json_agg(json_build_object('document_id', f.id, 'file_name', f.name, 'bytes', f.bytes) order by f.id)
      from case_document f where f.message_id = said.id
    ), '[]') as documents
    from said left join app_user u on u.id = said.user_id order by created_at, said.id`.execute(db);
  return rows.map(({ id, author, text, created_at: at, written_by, documents }) => ({
    message_id: id,
    author,
    text,
    date: at.toISOString(),
    documents,
    written_by,
  }));
}

interface MessageRow {
  readonly id: string;
  readonly author: 'customer' | 'staff';
  readonly text: string;
  readonly created_at: Date;
  readonly written_by: string;
  readonly documents: CaseMessage['documents'];
}
