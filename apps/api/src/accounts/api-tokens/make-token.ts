import { homeOf } from '#platform/public-url.ts';
import type { ApiScope, TokenTerm } from '@proverka/contract/api-token';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { apiTokenMade } from '../letters.domain.ts';
import { scopesOf } from '../scopes.domain.ts';
import { withPassword } from '../with-password.ts';
import type { ConfirmedAccount } from '../with-password.ts';
import { endToken, newApiToken, recordTokenEvent } from './api-token.store.ts';

const DAY_MS = 86_400_000;

interface Wanted {
  readonly password: string;
  readonly scopes: readonly ApiScope[];
  readonly days: TokenTerm;
}

/** Makes a token; an earlier one stops working. Concurrent requests wait for each other: the later one ends the earlier one's. */
export async function makeToken(deps: AccountsDeps, caller: Caller, wanted: Wanted) {
  const { userId, role } = caller;
  const scopes = scopesOf(role).filter((scope) => wanted.scopes.includes(scope));
  if (scopes.length < new Set(wanted.scopes).size) {
    return refuse('invalid_request', { fields: { scopes: 'Ваша роль не даёт одного из этих прав' } });
  }
  const { token, hash, prefix } = newApiToken();
  return withPassword(deps, { caller, password: wanted.password }, async (tx, account) => {
    const at = deps.now();
    const earlier = await endToken(tx, userId, 'renewed', at);
    const id = deps.newId();
    const until = new Date(at.getTime() + wanted.days * DAY_MS);
    const row = {
      id,
      prefix,
      scopes,
      created_at: at,
      expires_at: until,
      last_used_at: null,
      revoked_at: null,
    };
    await tx
      .insertInto('api_token')
      .values({ ...row, user_id: userId, token_hash: hash })
      .execute();
    await tellMade(deps, tx, { caller, row, isRenewal: earlier !== null, account });
    return done({ token, row: { ...row, end_reason: null } });
  });
}

interface Made {
  readonly caller: Caller;
  readonly row: { id: string; prefix: string; scopes: ApiScope[]; created_at: Date; expires_at: Date };
  readonly isRenewal: boolean;
  readonly account: ConfirmedAccount;
}

/** In the token's log, in the journal, and to its owner by mail. */
async function tellMade(deps: AccountsDeps, tx: Transaction, made: Made): Promise<void> {
  const { caller, row, isRenewal, account } = made;
  const { id, prefix, scopes, created_at: at, expires_at: until } = row;
  const { userId, address } = caller;
  await recordTokenEvent(tx, {
    id: deps.newId(),
    user_id: userId,
    token_id: id,
    action: isRenewal ? 'renewed' : 'created',
    endpoint: null,
    address,
    at,
  });
  await recordEvent(deps, tx, caller, {
    event: isRenewal ? 'api_token.renewed' : 'api_token.created',
    ownerId: userId,
    subject: id,
    after: { scopes, expires: until.toISOString() },
  });
  await queueLetter(deps, tx, {
    reason: `api-token-made:${id}`,
    brand: account.brand,
    recipient: account.email,
    letter: apiTokenMade(homeOf(deps.config, account), {
      prefix,
      until,
      scopes,
      isRenewal,
      when: at,
      address,
    }),
  });
}
