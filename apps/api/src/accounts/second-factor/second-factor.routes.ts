import type { AddRoute, Call } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './change-passkeys.ts';
import { confirmTotp, removeTotp, startTotp } from './change-totp.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { viewFactors } from './view-factors.ts';

/** What a signed-in person adds to the password. */
export function addSecondFactorRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('GET /person/factors', async ({ session }) => done(await viewFactors(deps.db, session.userId)));

  add('POST /person/passkeys/options', (call) => startPasskey(deps, askerOf(call), call.body.password));
  add('POST /person/passkeys', (call) => addPasskey(deps, askerOf(call), call.body));
  add('PUT /person/passkeys/{passkey_id}', ({ session, params, body }) =>
    renamePasskey(deps, session.userId, params.passkey_id, body.name),
  );
  add('POST /person/passkeys/{passkey_id}/remove', ({ caller, params, body }) =>
    removePasskey(deps, caller, params.passkey_id, body.password),
  );

  add('POST /person/totp', ({ caller, host, body }) =>
    startTotp(deps, caller, host.entry.brand, body.password),
  );
  add('POST /person/totp/confirm', ({ caller, body }) => confirmTotp(deps, caller, body.code));
  add('POST /person/totp/remove', ({ caller, body }) => removeTotp(deps, caller, body.password));

  add('POST /person/recovery_codes', ({ caller, body }) => renewRecoveryCodes(deps, caller, body.password));
}

const askerOf = ({
  caller,
  session,
  host: site,
}: Pick<Call<'POST /person/passkeys'>, 'caller' | 'session' | 'host'>) => ({
  caller,
  sessionId: session.credentialId,
  site,
});
