import type { Deal, DealDocumentKind } from '@proverka/contract/deal';
import { maxDealDocumentBytes, mostDealDocuments } from '@proverka/contract/deal-limits';
import type { DealFile } from '@proverka/contract/settings';
import type { Caller } from '#platform/audit/actor.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { sortDocument } from '#reports/keep-document.ts';
import { removeUnusedFile } from '#reports/remove-unused-file.ts';
import { downloadName } from './deal.domain.ts';
import { inOwnDeal, touchDeal } from './deal.store.ts';
import type { DealsDeps } from './deps.ts';
import { readSealed, storeSealed } from './sealed-file.ts';
import { viewDeal } from './view-deal.ts';

interface Given {
  readonly dealId: string;
  readonly file_name: string;
  /** Base64. */
  readonly content: string;
}

type UploadRefusal = 'deal_not_found' | 'deal_document_unusable' | 'deal_document_limit_reached';

/** A file of a folder; it becomes one of its documents by `addDocument`, or goes after a day. */
export async function uploadDocument(
  deps: DealsDeps,
  caller: Caller,
  { dealId, file_name: fileName, content }: Given,
): Promise<Result<DealFile, UploadRefusal>> {
  const named = { dealId, action: 'deal.upload' };
  // Before the content is read, which takes seconds.
  const room = await inOwnDeal(deps, caller, named, (tx) => refuseFull(tx, dealId));
  if (!room.ok) return room;
  const sorted = await sortDocument(deps, content, maxDealDocumentBytes);
  if (sorted === null) return refuse('deal_document_unusable');
  const { type, bytes } = sorted;
  const id = deps.newId();
  const sealed = await storeSealed(deps, id, bytes);
  const stored = await inOwnDeal<DealFile, 'deal_document_limit_reached'>(deps, caller, named, async (tx) => {
    const still = await refuseFull(tx, dealId);
    if (!still.ok) return still;
    const row = await tx
      .insertInto('deal_document')
      .values({
        id,
        deal_id: dealId,
        file_name: fileName,
        type,
        bytes: bytes.length,
        ...sealed,
        uploaded_at: deps.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await touchDeal(tx, dealId, deps.now());
    return done(viewFile(row));
  });
  if (!stored.ok) await removeUnusedFile(deps, sealed.file_hash);
  return stored;
}

async function refuseFull(
  db: Connection,
  dealId: string,
): Promise<Result<null, 'deal_document_limit_reached'>> {
  const { count } = await db
    .selectFrom('deal_document')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow();
  return Number(count) >= mostDealDocuments ? refuse('deal_document_limit_reached') : done(null);
}

/** A second call for the same file changes its kind and title. */
export const addDocument = (
  deps: DealsDeps,
  caller: Caller,
  given: {
    readonly dealId: string;
    readonly attachmentId: string;
    readonly kind: DealDocumentKind;
    readonly title: string;
  },
): Promise<Result<Deal, 'deal_not_found' | 'attachment_not_found'>> =>
  inOwnDeal<Deal, 'attachment_not_found'>(
    deps,
    caller,
    { dealId: given.dealId, action: 'deal.add_document' },
    async (tx, row) => {
      const now = deps.now();
      const added = await tx
        .updateTable('deal_document')
        .set((eb) => ({
          kind: given.kind,
          title: given.title,
          added_at: eb.fn.coalesce('added_at', eb.val(now)),
        }))
        .where('id', '=', given.attachmentId)
        .where('deal_id', '=', given.dealId)
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) return refuse('attachment_not_found');
      await touchDeal(tx, given.dealId, now);
      return done(await viewDeal(deps, tx, { ...row, changed_at: now }));
    },
  );

interface Files {
  attachments: DealFile[];
  is_permitted: boolean;
}

export const listFiles = (
  deps: DealsDeps,
  caller: Caller,
  dealId: string,
): Promise<Result<Files, 'deal_not_found' | 'impersonation_refused'>> =>
  inOwnDeal<Files, 'impersonation_refused'>(deps, caller, { dealId, action: 'deal.files' }, async (tx) => {
    if (caller.actedBy !== undefined) return refuse('impersonation_refused');
    const rows = await tx
      .selectFrom('deal_document')
      .selectAll()
      .where('deal_id', '=', dealId)
      .orderBy('uploaded_at')
      .orderBy('id')
      .execute();
    return done({ attachments: rows.map(viewFile), is_permitted: rows.length < mostDealDocuments });
  });

/** Undefined when no folder has a file with this id. */
export const findFile = (db: Connection, id: string) =>
  db
    .selectFrom('deal_document as f')
    .innerJoin('deal as d', 'd.id', 'f.deal_id')
    .selectAll('f')
    .select('d.user_id')
    .where('f.id', '=', id)
    .executeTakeFirst();
type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export async function readFile(
  deps: DealsDeps,
  caller: Caller,
  row: FileRow,
): Promise<Result<{ bytes: Buffer; fileName: string }, 'attachment_not_found' | 'impersonation_refused'>> {
  if (row.user_id !== caller.userId) return notTheirs(deps, caller, row, 'deal.document');
  // Open to the staff in somebody's place for logos; contracts and passports are for their owner alone.
  if (caller.actedBy !== undefined) return refuse('impersonation_refused');
  const bytes = await readSealed(deps, row);
  if (bytes === null) return refuse('attachment_not_found');
  return done({ bytes, fileName: downloadName(row.file_name, row.type) });
}

export async function removeFile(
  deps: DealsDeps,
  caller: Caller,
  row: FileRow,
): Promise<Result<{ ok: true }, 'attachment_not_found'>> {
  if (row.user_id !== caller.userId) return notTheirs(deps, caller, row, 'deal.remove_document');
  await deps.db.deleteFrom('deal_document').where('id', '=', row.id).execute();
  await removeUnusedFile(deps, row.file_hash);
  return done({ ok: true as const });
}

const notTheirs = (deps: DealsDeps, caller: Caller, { id, user_id: ownerId }: FileRow, action: string) =>
  noteTrespass(
    deps,
    caller,
    { action, subject: id, findOwner: async () => ownerId },
    refuse('attachment_not_found'),
  );

const viewFile = (row: Omit<FileRow, 'user_id'>): DealFile => ({
  attachment_id: row.id,
  groupID: row.deal_id,
  file_name: row.file_name,
  content_type: row.type,
  bytes: row.bytes,
  is_added: row.added_at !== null,
  created_date: row.uploaded_at.toISOString(),
});
