import type { DeskCasePage } from '@proverka/contract/desk-cases';
import { sql } from 'kysely';
import { readMessages } from '#cases/messages.store.ts';
import { pagePath } from '#cases/page-path.domain.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { viewDeskOrders } from '../orders/view-orders.store.ts';
import { CASE_COLUMNS, CASE_JOINS, viewCaseRow } from './case-rows.ts';
import type { CaseRow } from './case-rows.ts';

interface Looking {
  readonly caseId: string;
  /** The reader holds the grant `people`. */
  readonly isNamed: boolean;
  /** The reader holds the grant `orders`. */
  readonly isShownOrder: boolean;
}

/** One case with its conversation, notes, history and order; the look is in the journal of its customer. */
export async function viewDeskCase(
  deps: DeskDeps,
  caller: Caller,
  { caseId, isNamed, isShownOrder }: Looking,
): Promise<Result<DeskCasePage, 'case_not_found'>> {
  const { db } = deps;
  const { rows } = await sql<CaseRow>`
    select ${CASE_COLUMNS} from support_case c ${CASE_JOINS} where c.id = ${caseId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('case_not_found');
  await recordEvent(deps, db, caller, { event: 'case.read', ownerId: row.user_id, subject: caseId });
  const [messages, notes, events] = await Promise.all([
    readMessages(db, caseId),
    readNotes(db, caseId),
    readEvents(db, caseId),
  ]);
  const nameOf = (message: DeskCasePage['messages'][number]) =>
    message.author === 'customer' && !isNamed ? { ...message, written_by: '' } : message;
  return done({
    case: viewCaseRow(row, { now: deps.now(), isNamed }),
    messages: messages.map(nameOf),
    notes,
    events,
    dispute_id: row.dispute_id,
    order: isShownOrder && row.order_id !== null ? await readOrder(deps, row.order_id, isNamed) : null,
    is_email_proven: row.is_email_proven,
    page: pagePath(row.page),
  });
}

async function readNotes(db: Connection, caseId: string): Promise<DeskCasePage['notes']> {
  const rows = await db
    .selectFrom('case_note as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['n.id', 'n.text', 'n.created_at', 'u.name'])
    .where('n.case_id', '=', caseId)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute();
  return rows.map(({ id, text, created_at: at, name }) => ({
    note_id: id,
    text,
    date: at.toISOString(),
    written_by: name,
  }));
}

async function readEvents(db: Connection, caseId: string): Promise<DeskCasePage['events']> {
  const rows = await db
    .selectFrom('case_event as e')
    .innerJoin('support_case as c', 'c.id', 'e.case_id')
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.kind', 'e.happened_at', 'e.text', 'e.user_id', 'u.name', 'c.user_id as customer_id'])
    .where('e.case_id', '=', caseId)
    .orderBy('e.happened_at')
    .orderBy('e.id')
    .execute();
  return rows.map((row) => ({
    at: row.happened_at.toISOString(),
    kind: row.kind,
    by: row.user_id === null || row.user_id === row.customer_id ? '' : (row.name ?? ''),
    text: row.text,
  }));
}

async function readOrder(deps: DeskDeps, orderId: string, isNamed: boolean): Promise<DeskCasePage['order']> {
  const [order] = await viewDeskOrders(deps, [orderId], isNamed);
  return order ?? null;
}
