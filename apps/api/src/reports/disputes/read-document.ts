import type { DisputeDocumentType } from '@proverka/contract/dispute';
import { recordEvent } from '#platform/audit/record-event.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { holds } from '#platform/http/session.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ReportAsker } from '../changes/change-report.ts';
import type { ReportsDeps } from '../deps.ts';

interface Document {
  readonly bytes: Buffer;
  /** Made of the number alone: the sender's name of the file is not trusted as a header. */
  readonly fileName: string;
}

const endings: Readonly<Record<DisputeDocumentType, string>> = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/png': 'png',
};

/** The document of a dispute, for its sender and the staff. */
export async function readDocument(
  deps: ReportsDeps,
  { session, caller }: ReportAsker,
  id: string,
): Promise<Result<Document, 'dispute_not_found' | 'file_not_found'>> {
  const row = await deps.db
    .selectFrom('dispute')
    .select(['user_id', 'item_id', 'number', 'document_type', 'document_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || (row.user_id !== session.userId && !holds(session, 'disputes'))) {
    const named = { action: 'dispute.document', subject: id, findOwner: async () => row?.user_id };
    return noteTrespass(deps, caller, named, refuse('dispute_not_found'));
  }
  if (row.document_hash === null || row.document_type === null) return refuse('file_not_found');
  const bytes = await deps.files.get(row.document_hash);
  if (bytes === null) return refuse('file_not_found');
  if (row.user_id !== session.userId) {
    const event = { event: 'dispute.read', ownerId: row.user_id, subject: id } as const;
    await recordEvent(deps, deps.db, caller, { ...event, after: { item_id: row.item_id } });
  }
  return done({ bytes, fileName: `dispute-${row.number}.${endings[row.document_type]}` });
}
