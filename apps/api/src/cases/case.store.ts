import type { CaseEventKind } from '@proverka/contract/desk-cases';
import { sql } from 'kysely';
import type { Transaction } from '#platform/db/transaction.ts';
import type { KeptDocument } from '#reports/keep-document.ts';
import type { CaseAct } from './case.domain.ts';
import { moveOf } from './case.domain.ts';
import type { CasesDeps } from './deps.ts';

/** A case under its lock, which every message, move and assignment waits for. */
export const lockCase = (tx: Transaction, id: string) =>
  tx.selectFrom('support_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

interface Moving {
  readonly act: CaseAct;
  readonly userId: string | null;
  /** Why, in the words of the staff or of the service. */
  readonly text?: string;
}

/** The one place that moves a locked case; returns its new version. */
export async function moveCase(
  deps: Pick<CasesDeps, 'newId' | 'now'>,
  tx: Transaction,
  row: CaseRow,
  { act, userId, text = '' }: Moving,
): Promise<number> {
  const now = deps.now();
  const { event, ...to } = moveOf(row, act, now);
  const { version } = await tx
    .updateTable('support_case')
    .set({ ...to, changed_at: now, version: sql`version + 1` })
    .where('id', '=', row.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await addEvent(deps, tx, { caseId: row.id, kind: event, userId, text });
  return version;
}

interface NewEvent {
  readonly caseId: string;
  readonly kind: CaseEventKind;
  readonly userId: string | null;
  readonly text?: string;
}

export async function addEvent(
  { newId, now }: Pick<CasesDeps, 'newId' | 'now'>,
  tx: Transaction,
  { caseId, kind, userId, text = '' }: NewEvent,
): Promise<void> {
  await tx
    .insertInto('case_event')
    .values({ id: newId(), case_id: caseId, kind, user_id: userId, text, happened_at: now() })
    .execute();
}

export interface NewMessage {
  readonly caseId: string;
  readonly author: 'customer' | 'staff';
  readonly userId: string | null;
  readonly text: string;
  /** The Message-ID of a letter. */
  readonly mailId?: string | null;
  readonly documents?: readonly KeptDocument[];
}

/** The id of the stored message; null for a letter that was stored before. */
export async function addMessage(
  { newId, now }: Pick<CasesDeps, 'newId' | 'now'>,
  tx: Transaction,
  { caseId, author, userId, text, mailId = null, documents = [] }: NewMessage,
): Promise<string | null> {
  const inserted = await tx
    .insertInto('case_message')
    .values({
      id: newId(),
      case_id: caseId,
      author,
      user_id: userId,
      text,
      mail_id: mailId,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  for (const document of documents) {
    await tx
      .insertInto('case_document')
      .values({
        id: newId(),
        message_id: inserted.id,
        name: document.document_name,
        type: document.document_type,
        bytes: document.document_bytes,
        file_hash: document.document_hash,
      })
      .execute();
  }
  return inserted.id;
}
