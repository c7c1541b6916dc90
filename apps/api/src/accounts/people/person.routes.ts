import type { AccountsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { isBrowser, tokenOf } from '#platform/http/session-cookie.ts';
import { done } from '#platform/result.ts';
import { deviceOf, keepDevice } from '../sign-in/device-cookie.ts';
import { closeSession } from '../sign-in/close-session.ts';
import { listSessions, viewSession } from '../session.store.ts';
import { signOutElsewhere } from '../sign-in/sign-out-elsewhere.ts';
import { updatePassword } from './update-password.ts';
import { updatePerson } from './update-person.ts';
import { viewUser } from '../user-view.ts';

/** Changes a signed-in person makes to the account itself. */
export function addPersonRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('PUT /person', async ({ caller, body, request }) => {
    const person = await updatePerson(deps, caller, body);
    const data = {
      ...(await viewUser(deps.db, person)),
      phone: person.phone,
      is_phone_verified: person.phone_verified_at !== null,
    };
    // A browser's token stays out of reach of scripts; a program gets back the token it came with.
    const token = isBrowser(request) ? '' : (tokenOf(request)?.token ?? '');
    return done({ data, jwt: { token } });
  });

  add('PUT /person/update_password', async (call) => {
    const { session, body, caller } = call;
    const device = deviceOf(call, deps.config.appSecret);
    const changed = await updatePassword(
      deps,
      { caller, tokenHash: session.tokenHash },
      {
        oldPassword: body.old_password,
        password: body.password,
        keepsPrograms: body.keep_programs,
        device,
      },
    );
    if (changed.ok) keepDevice(call, device, deps.config.appSecret);
    return changed;
  });

  add('GET /person/sessions', async ({ session }) => {
    const sessions = await listSessions(deps.db, session.userId, deps.now());
    return done({
      sessions: sessions.map((one) =>
        Object.assign(viewSession(one), { is_current: one.token_hash.equals(session.tokenHash) }),
      ),
    });
  });

  add('POST /person/sessions/{session_id}/close', ({ params, caller, body }) =>
    closeSession(deps, { caller, password: body.password }, params.session_id),
  );

  add('POST /person/sessions/close_others', ({ session, caller, body }) =>
    signOutElsewhere(deps, {
      caller,
      password: body.password,
      keptSession: session.tokenHash,
      keepsPrograms: body.keep_programs,
    }),
  );
}
