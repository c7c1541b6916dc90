import type { DisputeDocumentType } from '@proverka/contract/dispute';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { holds } from '#platform/http/session.ts';
import type { Session } from '#platform/http/session.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { readCaseToken } from '../case-link.ts';
import type { CasesDeps } from '../deps.ts';

interface Found {
  readonly bytes: Buffer;
  /** Made of the number alone: the sender's name of the file is not trusted as a header. */
  readonly fileName: string;
}

const endings = {
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'image/png': 'png',
} as const satisfies Record<DisputeDocumentType, string>;

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
  const row = await findDocument(deps.db, id);
  const isOwn = row !== undefined && row.user_id === session.userId;
  if (row === undefined || (!isOwn && !holds(session, 'cases'))) {
    const named = { action: 'case.document', subject: id, findOwner: async () => row?.user_id ?? undefined };
    return noteTrespass(deps, caller, named, refuse('file_not_found'));
  }
  const found = await readBytes(deps, row);
  if (found.ok && !isOwn)
    await recordEvent(deps, deps.db, caller, {
      event: 'case.read',
      ownerId: row.user_id,
      subject: row.case_id,
    });
  return found;
}

/** The same for a guest, by the link that opens the case. */
export async function readDocumentByLink(
  deps: CasesDeps,
  token: string,
  id: string,
): Promise<Result<Found, 'case_link_invalid' | 'file_not_found'>> {
  const caseId = readCaseToken(deps.config.appSecret, token);
  if (caseId === null) return refuse('case_link_invalid');
  const row = await findDocument(deps.db, id);
  // The account's case needs its session, also from whoever has an old letter.
  return row?.case_id === caseId && row.user_id === null ? readBytes(deps, row) : refuse('file_not_found');
}

const findDocument = (db: Connection, id: string) =>
  db
    .selectFrom('case_document as f')
    .innerJoin('case_message as m', 'm.id', 'f.message_id')
    .innerJoin('support_case as c', 'c.id', 'm.case_id')
    .select(['f.file_hash', 'f.type', 'c.number', 'c.user_id', 'c.id as case_id'])
    .where('f.id', '=', id)
    .executeTakeFirst();
type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

async function readBytes(
  { files }: CasesDeps,
  { file_hash: hash, number, type }: DocumentRow,
): Promise<Result<Found, 'file_not_found'>> {
  const bytes = await files.get(hash);
  return bytes === null
    ? refuse('file_not_found')
    : done({ bytes, fileName: `case-${number}.${endings[type]}` });
}
