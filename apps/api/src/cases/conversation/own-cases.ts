import type { RefusalCode } from '@proverka/contract/refusals';
import type { SupportCase } from '@proverka/contract/support-case';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { OrderedOn } from '#platform/public-url.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { keepDocument } from '#reports/keep-document.ts';
import type { KeptDocument } from '#reports/keep-document.ts';
import { removeUnusedFile } from '#reports/remove-unused-file.ts';
import { lockCase, moveCase } from '../case.store.ts';
import type { CaseRow } from '../case.store.ts';
import type { CasesDeps } from '../deps.ts';
import { openCase } from './open-case.ts';
import { viewCase } from './view-case.ts';
import { writeMessage } from './write-message.ts';

interface GivenDocument {
  readonly file_name: string;
  readonly content: string;
}

export interface OwnMessage {
  readonly text: string;
  readonly document?: GivenDocument | undefined;
}

export interface OwnCase extends OwnMessage {
  readonly kind: 'question' | 'report_error';
  readonly order_id?: string | undefined;
  readonly order_item_id?: string | undefined;
  readonly page: string;
}

/** An account opens a case about nothing in particular, an order or an item, which has to be its own. */
export async function openOwnCase(
  deps: CasesDeps,
  caller: Caller,
  site: OrderedOn,
  given: OwnCase,
): Promise<Result<SupportCase, 'order_not_found' | 'report_not_found' | 'document_unusable'>> {
  const subject = await findSubject(deps, caller, given);
  if (!subject.ok) return subject;
  return withDocument(deps, given.document, (documents) =>
    inTransaction(deps.db, async (tx): Promise<Result<SupportCase, never>> => {
      const { id } = await openCase(deps, tx, {
        kind: given.kind,
        site,
        writer: { userId: caller.userId },
        text: given.text,
        page: given.page,
        ...subject.value,
        documents,
        isConfirmed: true,
      });
      return done(await shown(tx, id));
    }),
  );
}

type Subject = { readonly orderId: string | null; readonly itemId: string | null };

/** An error in a report without its report is refused: nobody could look it up. */
async function findSubject(
  deps: CasesDeps,
  caller: Caller,
  { kind, order_id: orderId, order_item_id: itemId }: OwnCase,
): Promise<Result<Subject, 'order_not_found' | 'report_not_found'>> {
  if (itemId !== undefined) {
    const item = await deps.db
      .selectFrom('order_item as i')
      .innerJoin('customer_order as o', 'o.id', 'i.order_id')
      .select(['i.order_id', 'o.user_id'])
      .where('i.id', '=', itemId)
      .executeTakeFirst();
    const named = { action: 'case.open', subject: itemId, findOwner: async () => item?.user_id };
    if (item === undefined || item.user_id !== caller.userId)
      return noteTrespass(deps, caller, named, refuse('report_not_found'));
    return done({ orderId: item.order_id, itemId });
  }
  if (kind === 'report_error') return refuse('report_not_found');
  if (orderId === undefined) return done({ orderId: null, itemId: null });
  const order = await deps.db
    .selectFrom('customer_order')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const named = { action: 'case.open', subject: orderId, findOwner: async () => order?.user_id };
  if (order === undefined || order.user_id !== caller.userId)
    return noteTrespass(deps, caller, named, refuse('order_not_found'));
  return done({ orderId, itemId: null });
}

/** A message of an account in its own case. */
export const writeOwnMessage = (
  deps: CasesDeps,
  caller: Caller,
  caseId: string,
  { text, document }: OwnMessage,
): Promise<Result<SupportCase, 'case_not_found' | 'document_unusable'>> =>
  withDocument(deps, document, (documents) =>
    inOwnCase(deps, caller, { caseId, action: 'case.write' }, async (tx, row) => {
      await writeMessage(deps, tx, row, { text, documents });
      return done(await shown(tx, caseId));
    }),
  );

/** «Вопрос решён». A dispute is closed by its answer. */
export const closeOwnCase = (
  deps: CasesDeps,
  caller: Caller,
  caseId: string,
): Promise<Result<SupportCase, 'case_not_found' | 'case_has_dispute'>> =>
  inOwnCase(deps, caller, { caseId, action: 'case.close' }, async (tx, row) => {
    if (row.kind === 'dispute') return refuse('case_has_dispute');
    if (row.state !== 'closed') await moveCase(deps, tx, row, { act: 'closed', userId: caller.userId });
    return done(await shown(tx, caseId));
  });

/** The customer had the case on the screen with its messages up to this date; what is known to be seen stays so. */
export const seeOwnCase = (
  deps: CasesDeps,
  caller: Caller,
  caseId: string,
  shownDate: string,
): Promise<Result<{ ok: true }, 'case_not_found'>> =>
  inOwnCase(deps, caller, { caseId, action: 'case.see' }, async (tx) => {
    const now = deps.now();
    const shown = new Date(shownDate);
    await tx
      .updateTable('support_case')
      // No answer of the future is seen.
      .set({ seen_at: sql`greatest(seen_at, ${shown < now ? shown : now}::timestamptz)` })
      .where('id', '=', caseId)
      .execute();
    return done({ ok: true } as const);
  });

export async function viewOwnCase(
  deps: CasesDeps,
  caller: Caller,
  caseId: string,
): Promise<Result<SupportCase, 'case_not_found'>> {
  const row = await deps.db
    .selectFrom('support_case')
    .select('user_id')
    .where('id', '=', caseId)
    .executeTakeFirst();
  const view = row?.user_id === caller.userId ? await viewCase(deps.db, caseId) : null;
  const named = { action: 'case.read', subject: caseId, findOwner: async () => row?.user_id ?? undefined };
  return view === null ? noteTrespass(deps, caller, named, refuse('case_not_found')) : done(view);
}

interface Named {
  readonly caseId: string;
  readonly action: string;
}

async function inOwnCase<Value, Code extends 'case_not_found' | 'case_has_dispute'>(
  deps: CasesDeps,
  caller: Caller,
  { caseId, action }: Named,
  act: (tx: Transaction, row: CaseRow) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'case_not_found'>> {
  let ownerId: string | null | undefined;
  const acting = inTransaction(deps.db, async (tx): Promise<Result<Value, Code | 'case_not_found'>> => {
    const row = await lockCase(tx, caseId);
    ownerId = row?.user_id;
    if (row === undefined || row.user_id !== caller.userId || (await viewCase(tx, caseId)) === null)
      return refuse('case_not_found');
    return act(tx, row);
  });
  const findOwner = async () => ownerId ?? undefined;
  return noteTrespass(deps, caller, { action, subject: caseId, findOwner }, acting);
}

/** Keeps a document first, since reading it takes long, and drops it when the act is refused. */
async function withDocument<Value, Code extends RefusalCode>(
  deps: CasesDeps,
  document: GivenDocument | undefined,
  act: (documents: readonly KeptDocument[]) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'document_unusable'>> {
  const kept = document === undefined ? undefined : await keepDocument(deps, document);
  if (kept === null) return refuse('document_unusable');
  const acted = await act(kept === undefined ? [] : [kept]);
  if (!acted.ok && kept !== undefined) await removeUnusedFile(deps, kept.document_hash);
  return acted;
}

async function shown(tx: Transaction, caseId: string): Promise<SupportCase> {
  const view = await viewCase(tx, caseId);
  if (view === null) throw new Error('a case that was just written to is not shown');
  return view;
}
