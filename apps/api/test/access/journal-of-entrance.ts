import type { ApiKey } from '@proverka/contract/api';
import { newEmail, registration } from '../accounts.ts';
import { fakePasskey } from '../fake-passkey.ts';
import { testPassword } from '../people.ts';
import { addPasskey, codeAt, startPasskey, switchTotpOn } from '../second-factors.ts';
import { writes } from './journal-rule.ts';
import type { Cast, Journaling } from './journal-rule.ts';

const passwordOf = ({ holder: { password } }: Cast) => ({ payload: { password } });

/** How people and programs get in, and how that ends. */
export const journalOfEntrance = {
  'POST /register': writes(['account.created', 'session.opened'], 'guest', () => ({
    payload: registration(),
  })),
  'POST /login': writes('session.opened', 'guest', ({ holder: { email: username, password } }) => ({
    payload: { username, password },
  })),
  'POST /login/proof': writes('session.opened', 'guest', async ({ holder, world }) => {
    const { codes } = await switchTotpOn(holder, world.clock.now());
    const payload = { username: holder.email, password: holder.password };
    const asked = await world.api.inject({ method: 'POST', url: '/login', payload });
    const answer = { way: 'recovery_code', code: codes[0] };
    return { payload: { challenge_id: asked.json().second_factor.challenge_id, answer } };
  }),
  'GET /person/factors': 'own',
  // Nothing can be proved by it yet.
  'POST /person/passkeys/options': 'own',
  'POST /person/passkeys': writes('second_factor.added', 'holder', async ({ holder }) => ({
    payload: (await startPasskey(holder, fakePasskey('http://localhost:80'), {})).payload,
  })),
  'PUT /person/passkeys/{passkey_id}': 'own',
  'POST /person/passkeys/{passkey_id}/remove': writes(
    'second_factor.removed',
    'holder',
    async ({ holder }) => {
      await addPasskey(holder);
      const { passkeys } = (await holder.request({ url: '/person/factors' })).json();
      return { params: { passkey_id: passkeys[0].passkey_id }, payload: { password: holder.password } };
    },
  ),
  'POST /person/totp': 'own',
  'POST /person/totp/confirm': writes('second_factor.added', 'holder', async ({ holder, world }) => {
    const { password } = holder;
    const started = await holder.request({ method: 'POST', url: '/person/totp', payload: { password } });
    return { payload: { code: codeAt(started.json().secret, world.clock.now()) } };
  }),
  'POST /person/totp/remove': writes('second_factor.removed', 'holder', async (cast) => {
    await switchTotpOn(cast.holder, cast.world.clock.now());
    return passwordOf(cast);
  }),
  'POST /person/recovery_codes': writes('second_factor.added', 'holder', async (cast) => {
    await switchTotpOn(cast.holder, cast.world.clock.now());
    return passwordOf(cast);
  }),
  'POST /logout': writes('session.closed', 'holder'),
  'POST /token': 'own',
  'POST /token/entry_code': writes('entry_code.issued', 'holder'),
  'POST /token/entry_code/look': 'own',
  'POST /token/exchange': writes('session.opened', 'guest', async ({ holder }) => {
    const issued = await holder.request({ method: 'POST', url: '/token/entry_code' });
    return { payload: { jwt_token: issued.json().jwt_token } };
  }),
  'PUT /reset': writes('password.reset_asked', 'guest', () => ({ form: { username: newEmail() } })),
  'PUT /person/update_password': writes(
    ['password.changed', 'credentials.ended'],
    'holder',
    ({ holder }) => ({
      payload: { old_password: holder.password, password: 'другой верный пароль' },
    }),
  ),
  'GET /person/sessions': 'own',
  'POST /person/sessions/close_others': writes('credentials.ended', 'holder', passwordOf),
  'POST /person/sessions/{session_id}/close': writes('session.closed', 'holder', async (cast) => {
    const { sessions } = (await cast.holder.request({ url: '/person/sessions' })).json();
    return { params: { session_id: sessions[0].session_id }, ...passwordOf(cast) };
  }),
  'POST /person/delete': writes(
    ['account.closed', 'credentials.ended'],
    'holder',
    ({ holder: { password } }) => ({
      payload: { password, leave_balance: true },
    }),
  ),

  'GET /api': 'own',
  'POST /api/create_or_renew': writes('api_token.created', 'customer', () => ({
    payload: { password: testPassword, scopes: ['orders:read'], days: 30 },
  })),
  'DELETE /api': writes('api_token.revoked', 'customer'),
  'GET /webhooks': 'own',
  'POST /webhooks': writes('webhook.created', 'customer', () => ({
    payload: { url: 'https://hooks.example.com/', password: testPassword },
  })),
  'POST /webhooks/{webhookId}/test': writes('webhook.tested', 'customer'),
  'GET /webhooks/{webhookId}/deliveries': 'own',
  'DELETE /webhooks/{webhookId}': writes('webhook.removed', 'customer'),
} as const satisfies Partial<Record<ApiKey, Journaling>>;
