import { actorOf } from '#platform/audit/actor.ts';
import { recordTrespass } from '#platform/audit/note-trespass.ts';
import type { ProgramCall } from '#platform/http/route.ts';
import type { AccountsDeps } from './deps.ts';
import { countUses } from '#platform/http/usage.store.ts';
import type { Refusal } from '#platform/result.ts';
import { recordTokenEvent } from './api-tokens/api-token.store.ts';
import { mayCall } from './scopes.domain.ts';

/**
 * Admits calls with an API token: counts them against the token's limit, reports the rest in headers, refuses calls outside
 * of the token's scopes and logs every call that changes something.
 */
export async function admitProgram(deps: AccountsDeps, call: ProgramCall): Promise<Refusal | null> {
  const { key, tag, session, reply } = call;
  if (session.apiToken === undefined) return null;
  const limit = deps.config.http.limits.api_token;
  const now = deps.now();
  const { count, resetSeconds } = await countUses(deps.db, 'api_token', session.apiToken.id, limit, now);
  void reply.headers({
    'ratelimit-limit': limit.count,
    'ratelimit-remaining': Math.max(0, limit.count - count),
    'ratelimit-reset': resetSeconds,
    'ratelimit-policy': `${limit.count};w=${limit.windowSeconds}`,
  });
  if (count > limit.count) return { code: 'too_many_requests', retryAfterSeconds: resetSeconds };
  const isAllowed = mayCall(session.apiToken.scopes, key, tag);
  if (!isAllowed || !key.startsWith('GET ')) await record(deps, call, isAllowed ? 'called' : 'refused', now);
  if (isAllowed) return null;
  const caller = actorOf(call.request);
  if (caller.userId !== null) {
    await recordTrespass(deps, deps.db, caller, { ownerId: null, action: key, subject: key });
  }
  return { code: 'forbidden' };
}

const record = (
  deps: AccountsDeps,
  { key, session, request }: ProgramCall,
  action: 'called' | 'refused',
  at: Date,
): Promise<void> =>
  recordTokenEvent(deps.db, {
    id: deps.newId(),
    user_id: session.userId,
    token_id: session.apiToken?.id ?? '',
    action,
    endpoint: key,
    address: request.ip,
    at,
  });
