import type { ApiAccess } from '@proverka/contract/api-token';
import type { AccountsDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { allowedScopes, scopesOf } from '../scopes.domain.ts';
import { findLatestToken, readTokenEvents } from './api-token.store.ts';
import type { TokenRow } from './api-token.store.ts';
import { makeToken } from './make-token.ts';
import { revokeToken } from './revoke-token.ts';

const SHOWN_EVENTS = 20;

export function addApiTokenRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('GET /api', async ({ session }) => {
    const scopes = [...scopesOf(session.role)];
    const [token, events] = await Promise.all([
      findLatestToken(deps.db, session.userId),
      readTokenEvents(deps.db, session.userId, SHOWN_EVENTS),
    ]);
    const { count: requests, windowSeconds: seconds } = deps.config.http.limits.api_token;
    return done({
      available: scopes.length > 0,
      scopes,
      token: token === undefined ? null : viewToken(token, session.role, deps.now()),
      limit: { requests, seconds },
      events: events.map(({ action, endpoint, at }) => ({ action, endpoint, date: at.toISOString() })),
    });
  });

  add('POST /api/create_or_renew', async ({ session, caller, body }) => {
    if (scopesOf(session.role).length === 0) return refuse('forbidden');
    const allowed = await withinLimits(deps, [['api_token_user', session.userId]]);
    if (!allowed.ok) return allowed;
    const made = await makeToken(deps, caller, body);
    if (!made.ok) return made;
    const { token, row } = made.value;
    // The only answer that contains the token's text.
    return done({ ...viewToken(row, session.role, row.created_at), token });
  });

  add('DELETE /api', async ({ caller }) => {
    await revokeToken(deps, caller);
    return done({ ok: true as const });
  });
}

function viewToken(token: TokenRow, role: number, now: Date): NonNullable<ApiAccess['token']> {
  const hasExpired = token.revoked_at === null && token.expires_at <= now;
  return {
    id: token.id,
    prefix: token.prefix,
    scopes: allowedScopes(role, token.scopes),
    created_date: token.created_at.toISOString(),
    expires_date: token.expires_at.toISOString(),
    last_used_date: token.last_used_at?.toISOString() ?? null,
    ended_date: (hasExpired ? token.expires_at : token.revoked_at)?.toISOString() ?? null,
    end_reason: hasExpired ? 'expired' : token.end_reason,
  };
}
