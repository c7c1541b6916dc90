import type { RegistersDeps } from '../deps.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import type { Source } from '#platform/outbound/source.ts';
import type { SuggestionQuery } from '../sources/dadata/dadata.ts';
import type { ShortCache } from '../objects/short-cache.ts';

/** Keeps the supplier's keys on the server; when it fails `available` is false and the form accepts free text. */
export function addSuggestionRoutes(add: AddRoute, deps: RegistersDeps): void {
  const { addresses, parties } = deps.suggestions;
  add('GET /suggestions/address', (call) => suggest(deps, call, addresses, deps.suggestionCache.addresses));
  add('GET /suggestions/party', (call) => suggest(deps, call, parties, deps.suggestionCache.parties));
}

async function suggest<Suggestion>(
  deps: RegistersDeps,
  { query, address, reply }: Call<'GET /suggestions/address' | 'GET /suggestions/party'>,
  source: Source<SuggestionQuery, readonly Suggestion[]>,
  cache: ShortCache<readonly Suggestion[]>,
) {
  const key = `${query.count} ${query.query.toLowerCase()}`;
  const cached = cache.get(key);
  if (cached !== undefined) {
    deps.sourceCalls.cached('dadata');
    return done({ suggestions: [...cached], available: true });
  }
  const allowed = await withinLimits(deps, [['suggestions_address', address]]);
  if (!allowed.ok) return allowed;
  const suggestions = await cache.ask(key, disconnectSignal(reply), async (signal) => {
    const answer = await source.check(query, signal);
    if (answer.kind === 'unavailable') {
      deps.log.warn({ reason: answer.reason }, 'suggestions');
      return null;
    }
    return answer.kind === 'found' ? answer.data : [];
  });
  return done({ suggestions: [...(suggestions ?? [])], available: suggestions !== null });
}
