import { homeOf } from '#platform/public-url.ts';
import { randomBytes } from 'node:crypto';
import { maxWebhooks } from '@proverka/contract/settings-limits';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { tellProgramsEnded } from '#accounts/tell-programs-ended.ts';
import { withPassword } from '#accounts/with-password.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { PartnersDeps } from '../deps.ts';
import { webhookMade } from '../letters.domain.ts';
import { secretOf } from './signature.ts';
import { mistakeInUrl } from './webhook-url.ts';
import { countOpenWebhooks, removeWebhook } from './webhook.store.ts';

/** Makes a webhook with a secret of its own; needs the account's password, because it outlives the visit. */
export async function subscribe(
  deps: PartnersDeps,
  caller: Caller,
  { url: written, password }: { readonly url: string; readonly password: string },
) {
  const { userId, address } = caller;
  const mistake = mistakeInUrl(written, deps.config.webhookPrivateHosts);
  if (mistake !== null) return refuse('invalid_request', { fields: { url: mistake } });
  const url = new URL(written);
  return withPassword(deps, { caller, password }, async (tx, account) => {
    // Counted with the account locked, so that concurrent requests do not exceed the limit.
    if ((await countOpenWebhooks(tx, userId)) >= maxWebhooks) {
      return refuse('invalid_request', { fields: { url: `Не больше ${maxWebhooks} подписок` } });
    }
    const at = deps.now();
    const row = { id: deps.newId(), url: url.href, created_at: at, deleted_at: null, end_reason: null };
    const secret_salt = randomBytes(16);
    await tx
      .insertInto('webhook')
      .values({ ...row, user_id: userId, secret_salt })
      .execute();
    await recordEvent(deps, tx, caller, { event: 'webhook.created', ownerId: userId, subject: row.id });
    await queueLetter(deps, tx, {
      reason: `webhook-made:${row.id}`,
      brand: account.brand,
      recipient: account.email,
      letter: webhookMade(homeOf(deps.config, account), { host: url.host, when: at, address }),
    });
    return done({ row, secret: secretOf(deps.config.appSecret, secret_salt) });
  });
}

/** Takes effect at once: deliveries that wait are not sent. */
export function unsubscribe(deps: PartnersDeps, caller: Caller, webhookId: string) {
  const { userId, address } = caller;
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    const url = await removeWebhook(tx, userId, webhookId, at);
    if (url === null) return refuse('webhook_not_found');
    await recordEvent(deps, tx, caller, { event: 'webhook.removed', ownerId: userId, subject: webhookId });
    const programs = [{ kind: 'webhook' as const, id: webhookId, label: url }];
    await tellProgramsEnded(deps, tx, { userId, why: 'removed', programs, address, at });
    return done({ ok: true as const });
  });
}
