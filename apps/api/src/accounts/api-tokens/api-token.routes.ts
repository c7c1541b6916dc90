import { inTransaction } from '#platform/db/transaction.ts';
import { lockAccounts } from '#money/ledger.store.ts';
import type { AccountsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import {
  findOpenToken,
  newApiToken,
  readTokenEvents,
  recordTokenEvent,
  revokeToken,
} from './api-token.store.ts';
import { scopesOf } from '../scopes.domain.ts';

const SHOWN_EVENTS = 20;

interface Owner {
  readonly userId: string;
  readonly address: string;
}

export function addApiTokenRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('GET /api', async ({ session }) => {
    const scopes = [...scopesOf(session.role)];
    const [token, events] = await Promise.all([
      findOpenToken(deps.db, session.userId),
      readTokenEvents(deps.db, session.userId, SHOWN_EVENTS),
    ]);
    const { count: requests, windowSeconds: seconds } = deps.config.http.limits.api_token;
    return done({
      available: scopes.length > 0,
      scopes,
      token: token === undefined ? null : viewToken(token),
      limit: { requests, seconds },
      events: events.map(({ action, endpoint, at }) => ({ action, endpoint, date: at.toISOString() })),
    });
  });

  add('POST /api/create_or_renew', async ({ session, address }) => {
    const scopes = [...scopesOf(session.role)];
    if (scopes.length === 0) return refuse('forbidden');
    const allowed = await withinLimits(deps, [['api_token_user', session.userId]]);
    if (!allowed.ok) return allowed;
    return done({ ...(await renewToken(deps, { userId: session.userId, address })), scopes });
  });

  add('DELETE /api', async ({ session, address }) => {
    await inTransaction(deps.db, async (tx) => {
      const at = deps.now();
      const revoked = await revokeToken(tx, session.userId, at);
      if (revoked === null) return;
      await recordTokenEvent(tx, eventOf(deps, { userId: session.userId, address }, revoked, 'revoked', at));
    });
    return done({ ok: true as const });
  });
}

/** The only answer that contains the token's text. */
function renewToken(deps: AccountsDeps, owner: Owner) {
  const { token, hash, prefix } = newApiToken();
  return inTransaction(deps.db, async (tx) => {
    // Concurrent requests wait here: the later one revokes the token the earlier one made.
    await lockAccounts(tx, owner.userId);
    const at = deps.now();
    const earlier = await revokeToken(tx, owner.userId, at);
    const id = deps.newId();
    const row = { id, user_id: owner.userId, token_hash: hash, prefix, created_at: at };
    await tx
      .insertInto('api_token')
      .values({ ...row, last_used_at: null, revoked_at: null })
      .execute();
    const action = earlier === null ? 'created' : 'renewed';
    await recordTokenEvent(tx, eventOf(deps, owner, id, action, at));
    return { ...viewToken({ id, prefix, created_at: at, last_used_at: null }), token };
  });
}

const eventOf = (
  deps: AccountsDeps,
  { userId, address }: Owner,
  tokenId: string,
  action: 'created' | 'renewed' | 'revoked',
  at: Date,
) => ({ id: deps.newId(), user_id: userId, token_id: tokenId, action, endpoint: null, address, at });

const viewToken = (token: { id: string; prefix: string; created_at: Date; last_used_at: Date | null }) => ({
  id: token.id,
  prefix: token.prefix,
  created_date: token.created_at.toISOString(),
  last_used_date: token.last_used_at?.toISOString() ?? null,
});
