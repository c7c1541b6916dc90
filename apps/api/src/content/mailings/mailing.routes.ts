import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { withdrawConsent } from '#accounts/consent.store.ts';
import { saveSetting } from '#accounts/setting.store.ts';
import { addMailing, changeMailing, sendSample, startMailing, stopMailing } from './manage-mailings.ts';
import { findMailing, listMailings } from './mailing.store.ts';
import { previewMailing } from './preview-mailing.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

export function addMailingRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /admin/mailings', async ({ query }) => done(await listMailings(deps.db, query.offset)));

  add('GET /admin/mailing/{mailing_id}', async ({ params }) => {
    const mailing = await findMailing(deps.db, params.mailing_id);
    return mailing === undefined ? refuse('mailing_not_found') : done({ mailing });
  });

  add('POST /admin/mailing/preview', async ({ caller, body }) =>
    done(await previewMailing(deps, caller, body)),
  );

  add('POST /admin/mailing', async ({ caller, body }) => done(await addMailing(deps, caller, body)));

  add('PUT /admin/mailing/{mailing_id}', ({ caller, params, body }) =>
    changeMailing(deps, caller, params.mailing_id, body),
  );

  add('POST /admin/mailing/{mailing_id}/sample', ({ session, caller, params }) =>
    sendSample(deps, caller, { id: params.mailing_id, email: session.email }),
  );

  add('POST /admin/mailing/{mailing_id}/start', ({ caller, params }) =>
    startMailing(deps, caller, params.mailing_id),
  );

  add('POST /admin/mailing/{mailing_id}/stop', ({ caller, params }) =>
    stopMailing(deps, caller, params.mailing_id),
  );

  add('POST /unsubscribe', async ({ query, caller }) => {
    const userId = readUnsubscribeToken(deps.config.appSecret, query.token);
    const user =
      userId === null
        ? undefined
        : await deps.db.selectFrom('app_user').select('id').where('id', '=', userId).executeTakeFirst();
    if (user === undefined) return refuse('unsubscribe_link_invalid');
    await inTransaction(deps.db, async (tx) => {
      await saveSetting(tx, user.id, { key: 'notify_news', value: 'inactive', values: [] });
      await withdrawConsent(tx, { userId: user.id, purpose: 'news', now: deps.now() });
      const event = { event: 'setting.changed', ownerId: user.id, subject: 'notify_news' } as const;
      await recordEvent(deps, tx, caller, { ...event, after: { value: 'inactive' } });
    });
    return done({ ok: true });
  });
}
