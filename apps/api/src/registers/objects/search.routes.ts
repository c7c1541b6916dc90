import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { RegistersDeps } from '../deps.ts';
import { searchObjects } from './search-objects.ts';

export function addSearchRoutes(add: AddRoute, deps: RegistersDeps): void {
  add('GET /search', async ({ query, session, address, reply }) => {
    const who = session?.userId ?? address;
    const result = await searchObjects(deps, { query: query.query, who, signal: disconnectSignal(reply) });
    return result.ok ? done({ objects: [...result.value], found: result.value.length }) : result;
  });
}
