import type { KnownSubject, PreviewTaskState } from '@proverka/contract/preview';
import type { SubjectData } from '@proverka/contract/subject';
import { json } from '#platform/db/columns.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { PreviewCounts } from './previews/preview.domain.ts';

export interface NewPreview {
  readonly id: string;
  readonly productId: string;
  readonly subject: SubjectData;
  readonly masked: string;
  readonly personKeys: readonly Buffer[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly tasks: readonly { readonly type: string; readonly state: PreviewTaskState }[];
}

export async function insertPreview(tx: Transaction, preview: NewPreview): Promise<void> {
  await tx
    .insertInto('preview')
    .values({
      id: preview.id,
      product_id: preview.productId,
      subject: json(preview.subject),
      masked: preview.masked,
      person_keys: [...preview.personKeys],
      created_at: preview.createdAt,
      expires_at: preview.expiresAt,
    })
    .execute();
  await tx
    .insertInto('preview_task')
    .values(preview.tasks.map(({ type, state }) => ({ preview_id: preview.id, type, state, facts: '[]' })))
    .execute();
}

export const findPreview = (db: Connection, id: string, now: Date) =>
  db
    .selectFrom('preview')
    .select(['id', 'product_id', 'masked', 'created_at', 'expires_at', 'person_keys', 'known'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const readPreviewTasks = (db: Connection, previewId: string) =>
  db
    .selectFrom('preview_task')
    .select(['type', 'state', 'records', 'namesakes', 'facts', 'source', 'source_date'])
    .where('preview_id', '=', previewId)
    .execute();

/** The question with its subject while it is open; undefined once it is answered. */
export const findOpenTask = (db: Connection, previewId: string, type: string) =>
  db
    .selectFrom('preview_task')
    .innerJoin('preview', 'preview.id', 'preview_task.preview_id')
    .select(['type', 'ticket', 'looks', 'preview.subject', 'preview.created_at'])
    .where('preview_id', '=', previewId)
    .where('type', '=', type)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
export type OpenTask = NonNullable<Awaited<ReturnType<typeof findOpenTask>>>;

export async function savePause(
  tx: Transaction,
  previewId: string,
  type: string,
  ticket: string | null,
): Promise<void> {
  await tx
    .updateTable('preview_task')
    .set((row) => ({ state: 'running', ticket, looks: row('looks', '+', 1) }))
    .where('preview_id', '=', previewId)
    .where('type', '=', type)
    .execute();
}

export interface PreviewOutcome extends Partial<Omit<PreviewCounts, 'state'>> {
  readonly state: Exclude<PreviewTaskState, 'queued' | 'running' | 'after_payment'>;
  readonly source?: string;
  readonly sourceDate?: string | null;
  readonly known?: KnownSubject;
  /** What is known besides, for as long as no register has said more. */
  readonly atLeast?: KnownSubject | undefined;
}

/** Saves an answer; the last one also deletes the subject. */
export async function saveOutcome(
  tx: Transaction,
  previewId: string,
  type: string,
  { state, records, namesakes, facts = [], source = '', sourceDate = null, known, atLeast }: PreviewOutcome,
): Promise<void> {
  // Locked, because two concurrent last answers would each see the other one open.
  await tx.selectFrom('preview').select('id').where('id', '=', previewId).forUpdate().execute();
  await tx
    .updateTable('preview_task')
    .set({
      state,
      records: records ?? null,
      namesakes: namesakes ?? null,
      facts: json(facts),
      source,
      source_date: sourceDate,
      // A ticket may contain the subject's name.
      ticket: null,
    })
    .where('preview_id', '=', previewId)
    .where('type', '=', type)
    .where('state', 'in', ['queued', 'running'])
    .execute();
  const told = known ?? atLeast;
  if (told !== undefined)
    await tx
      .updateTable('preview')
      .set({ known: json(told) })
      .where('id', '=', previewId)
      .$if(known === undefined, (preview) => preview.where('known', 'is', null))
      .execute();
  await forgetAnsweredSubject(tx, previewId);
}

async function forgetAnsweredSubject(tx: Transaction, previewId: string): Promise<void> {
  await tx
    .updateTable('preview')
    .set({ subject: '{}' })
    .where('id', '=', previewId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('preview_task')
            .select('type')
            .where('preview_id', '=', previewId)
            .where('state', 'in', ['queued', 'running']),
        ),
      ),
    )
    .execute();
}

/** Deletes expired previews, and the subjects of those that never finished. */
export async function destroyPreviews(db: Connection, now: Date, askedBefore: Date): Promise<void> {
  await db.deleteFrom('preview').where('expires_at', '<=', now).execute();
  const stuck = db.selectFrom('preview').select('id').where('created_at', '<', askedBefore);
  await db
    .updateTable('preview_task')
    .set({ state: 'unavailable', ticket: null })
    .where('preview_id', 'in', stuck)
    .where('state', 'in', ['queued', 'running'])
    .execute();
  await db.updateTable('preview').set({ subject: '{}' }).where('created_at', '<', askedBefore).execute();
}
