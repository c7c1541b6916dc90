import type { AssignableRole } from '@proverka/contract/desk-person-acts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import type { AccountsDeps } from '../deps.ts';
import { requestAuth } from '../impersonation/request-auth.ts';
import { addNote, listNotes, removeNote } from '../notes/notes.ts';
import { viewSettings } from '../settings/view-settings.ts';
import { changeRole } from './change-role.ts';
import type { CountKind } from './counted-uses.domain.ts';
import { giveBackCounts } from './give-back-counts.ts';

/** What the staff does to accounts. */
export function addDeskAccountRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('PUT /admin/users/role', ({ caller, body }) =>
    changeRole(deps, caller, {
      personId: body.person_id,
      // The contract takes no other number.
      role: body.person_role as AssignableRole,
      reason: body.reason,
    }),
  );
  add('POST /admin/users/request_auth', ({ caller, body }) =>
    requestAuth(deps, caller, { personId: body.person_id, reason: body.reason }),
  );

  const giveBack =
    (kind: CountKind) =>
    ({ caller, body }: Call<'PUT /reset/search' | 'PUT /reset/ip'>) =>
      giveBackCounts(deps, caller, {
        kind,
        personId: body.person_id,
        address: body.address,
        reason: body.reason,
      });
  add('PUT /reset/search', giveBack('search'));
  add('PUT /reset/ip', giveBack('guesses'));

  add('GET /admin/users/{person_id}/notes', ({ caller, params }) =>
    listNotes(deps, caller, params.person_id),
  );
  add('POST /admin/users/{person_id}/notes', ({ caller, params, body }) =>
    addNote(deps, caller, { personId: params.person_id, text: body.text }),
  );
  add('DELETE /admin/users/{person_id}/notes/{note_id}', ({ caller, params }) =>
    removeNote(deps, caller, { personId: params.person_id, noteId: params.note_id }),
  );
  add('GET /admin/users/{person_id}/settings', ({ caller, params }) =>
    viewSettings(deps, caller, params.person_id),
  );
}
