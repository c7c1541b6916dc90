import type { PersonNote } from '@proverka/contract/desk-person-parts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { lockAccount } from '../session.store.ts';

/** More than anybody reads; older ones are kept and no longer listed. */
const MOST_LISTED = 200;

export async function listNotes(
  deps: AccountsDeps,
  caller: Caller,
  personId: string,
): Promise<Result<{ notes: PersonNote[] }, 'person_not_found'>> {
  if (!(await isAccount(deps.db, personId))) return refuse('person_not_found');
  const event = { event: 'person.read', ownerId: personId, subject: personId } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'notes' } });
  const notes = await findNotes(deps.db)
    .where('n.user_id', '=', personId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return done({ notes: notes.map(viewNote) });
}

export function addNote(
  deps: AccountsDeps,
  caller: Caller,
  { personId, text }: { readonly personId: string; readonly text: string },
): Promise<Result<PersonNote, 'person_not_found'>> {
  return inTransaction<Result<PersonNote, 'person_not_found'>>(deps.db, async (tx) => {
    // Not while the account is destroyed: the note would stay behind.
    await lockAccount(tx, personId);
    if (!(await isAccount(tx, personId))) return refuse('person_not_found');
    const id = deps.newId();
    await tx
      .insertInto('person_note')
      .values({ id, user_id: personId, author_id: caller.userId, text, created_at: deps.now() })
      .execute();
    await recordEvent(deps, tx, caller, { event: 'note.added', ownerId: personId, subject: id });
    return done(viewNote(await findNotes(tx).where('n.id', '=', id).executeTakeFirstOrThrow()));
  });
}

export function removeNote(
  deps: AccountsDeps,
  caller: Caller,
  { personId, noteId }: { readonly personId: string; readonly noteId: string },
): Promise<Result<{ ok: true }, 'note_not_found'>> {
  return inTransaction<Result<{ ok: true }, 'note_not_found'>>(deps.db, async (tx) => {
    const removed = await tx
      .deleteFrom('person_note')
      .where('id', '=', noteId)
      .where('user_id', '=', personId)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) return refuse('note_not_found');
    await recordEvent(deps, tx, caller, { event: 'note.removed', ownerId: personId, subject: noteId });
    return done({ ok: true as const });
  });
}

const findNotes = (db: Connection) =>
  db
    .selectFrom('person_note as n')
    .innerJoin('app_user as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created_at', 'a.id as author_id', 'a.name as author_name', 'a.email']);

type NoteRow = Awaited<ReturnType<ReturnType<typeof findNotes>['execute']>>[number];

const viewNote = (row: NoteRow): PersonNote => ({
  note_id: row.id,
  text: row.text,
  author: { id: row.author_id, name: row.author_name || row.email },
  created_date: row.created_at.toISOString(),
});

const FIND_ACCOUNT = statement<{ id: string }>(`
  select 1 from app_user u where u.id = :id
    and not exists (select from account_deletion d where d.user_id = u.id and d.destroyed_at is not null)`);

/** Also a closed one, as long as its data is there. */
const isAccount = async (db: Connection, id: string): Promise<boolean> =>
  (await FIND_ACCOUNT(db, { id })).length > 0;
