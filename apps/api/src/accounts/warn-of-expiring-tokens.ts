import { homeOf } from '#platform/public-url.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { AccountsDeps } from './deps.ts';
import { apiTokenExpires } from './letters.domain.ts';

const WARNED_BEFORE_MS = 7 * 86_400_000;

/** Tells the owners of tokens that expire within a week, once each; idempotent. */
export function warnOfExpiringTokens(deps: AccountsDeps): Promise<void> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const tokens = await tx
      .updateTable('api_token')
      .from('app_user')
      .set({ warned_at: now })
      .whereRef('app_user.id', '=', 'api_token.user_id')
      .where('api_token.revoked_at', 'is', null)
      .where('api_token.warned_at', 'is', null)
      .where('api_token.expires_at', '>', now)
      .where('api_token.expires_at', '<=', new Date(now.getTime() + WARNED_BEFORE_MS))
      .returning([
        'api_token.id',
        'api_token.prefix',
        'api_token.expires_at',
        'app_user.email',
        'app_user.brand',
        'app_user.registration_url',
      ])
      .execute();
    for (const { id, prefix, expires_at: until, email, ...account } of tokens) {
      await queueLetter(deps, tx, {
        reason: `api-token-expires:${id}`,
        brand: account.brand,
        recipient: email,
        letter: apiTokenExpires(homeOf(deps.config, account), { prefix, until }),
      });
    }
  });
}
