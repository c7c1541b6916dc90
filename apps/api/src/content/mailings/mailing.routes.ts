import { inTransaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { saveSetting } from '#accounts/setting.store.ts';
import { addMailing, changeMailing, sendSample, startMailing, stopMailing } from './manage-mailings.ts';
import { listMailings } from './mailing.store.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export function addMailingRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /admin/mailings', async ({ query }) => done(await listMailings(deps.db, query.offset)));

  add('POST /admin/mailing', async ({ session, body }) => done(await addMailing(deps, session.userId, body)));

  add('PUT /admin/mailing/{mailing_id}', ({ params, body }) => changeMailing(deps, params.mailing_id, body));

  add('POST /admin/mailing/{mailing_id}/sample', ({ session, params }) =>
    sendSample(deps, params.mailing_id, session),
  );

  add('POST /admin/mailing/{mailing_id}/start', ({ params }) => startMailing(deps, params.mailing_id));

  add('POST /admin/mailing/{mailing_id}/stop', ({ params }) => stopMailing(deps, params.mailing_id));

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
