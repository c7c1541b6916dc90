import { personRoles } from '@proverka/contract/roles';
import type { Session } from '#platform/http/session.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { saveSetting } from '#accounts/setting.store.ts';
import { addMailing, changeMailing, sendSample, startMailing, stopMailing } from './manage-mailings.ts';
import { listMailings } from './mailing.store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const isAdmin = ({ role }: Session): boolean => role === personRoles.admin;

export function addMailingRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /admin/mailings', async ({ session, query }) =>
    isAdmin(session) ? done(await listMailings(deps.db, query.offset)) : refuse('forbidden'),
  );

  add('POST /admin/mailing', async ({ session, body }) =>
    isAdmin(session) ? done(await addMailing(deps, session.userId, body)) : refuse('forbidden'),
  );

  add('PUT /admin/mailing/{mailing_id}', async ({ session, params, body }) =>
    isAdmin(session) ? changeMailing(deps, params.mailing_id, body) : refuse('forbidden'),
  );

  add('POST /admin/mailing/{mailing_id}/sample', async ({ session, params }) =>
    isAdmin(session) ? sendSample(deps, params.mailing_id, session) : refuse('forbidden'),
  );

  add('POST /admin/mailing/{mailing_id}/start', async ({ session, params }) =>
    isAdmin(session) ? startMailing(deps, params.mailing_id) : refuse('forbidden'),
  );

  add('POST /admin/mailing/{mailing_id}/stop', async ({ session, params }) =>
    isAdmin(session) ? stopMailing(deps, params.mailing_id) : refuse('forbidden'),
  );

  add('POST /unsubscribe', async ({ query }) => {
    const userId = readUnsubscribeToken(deps.config.appSecret, query.token);
    const user =
      userId === null
        ? undefined
        : await deps.db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst();
    if (user === undefined) return refuse('unsubscribe_link_invalid');
    await inTransaction(deps.db, (tx) =>
      saveSetting(tx, user.id, { key: 'notify_news', value: 'inactive', values: [] }),
    );
    return done({ ok: true });
  });
}
