import type { ApiKey } from '@proverka/contract/api';
import { newEmail, registration } from '../accounts.ts';
import { testPassword } from '../people.ts';
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
  'DELETE /person/sessions': writes('credentials.ended', 'holder'),
  'POST /person/sessions/close_others': writes('credentials.ended', 'holder', passwordOf),
  'DELETE /person/sessions/{session_id}': writes('session.closed', 'holder', async ({ holder }) => {
    const { sessions } = (await holder.request({ url: '/person/sessions' })).json();
    return { params: { session_id: sessions[0].session_id } };
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
