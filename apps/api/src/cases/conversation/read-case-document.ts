import { recordEvent } from '#platform/audit/record-event.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { holds } from '#platform/http/session.ts';
import type { Session } from '#platform/http/session.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { CasesDeps } from '../deps.ts';

interface Found {
  readonly bytes: Buffer;
  /** Made of the number alone: the sender's name of the file is not trusted as a header. */
  readonly fileName: string;
}

const endings = { 'application/pdf': 'pdf', 'application/xml': 'xml', 'image/png': 'png' } as const;

interface Asker {
  readonly session: Session;
  readonly caller: Caller;
}

/** A document of a conversation, for its customer and the staff. */
export async function readCaseDocument(
  deps: CasesDeps,
  { session, caller }: Asker,
  id: string,
): Promise<Result<Found, 'file_not_found'>> {
  const row = await deps.db
    .selectFrom('case_document as f')
    .innerJoin('case_message as m', 'm.id', 'f.message_id')
    .innerJoin('support_case as c', 'c.id', 'm.case_id')
    .select(['f.file_hash', 'f.type', 'c.number', 'c.user_id', 'c.id as case_id'])
    .where('f.id', '=', id)
    .executeTakeFirst();
  const isOwn = row !== undefined && row.user_id === session.userId;
  if (row === undefined || (!isOwn && !holds(session, 'cases'))) {
    const named = { action: 'case.document', subject: id, findOwner: async () => row?.user_id ?? undefined };
    return noteTrespass(deps, caller, named, refuse('file_not_found'));
  }
  const bytes = await deps.files.get(row.file_hash);
  if (bytes === null) return refuse('file_not_found');
  if (!isOwn)
    await recordEvent(deps, deps.db, caller, {
      event: 'case.read',
      ownerId: row.user_id,
      subject: row.case_id,
    });
  return done({ bytes, fileName: `case-${row.number}.${endings[row.type]}` });
}
