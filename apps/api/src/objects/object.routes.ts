import type { Deps } from '../deps.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import type { AddRoute, Call } from '../http/route.ts';
import { done } from '../result.ts';
import { searchObjects } from './search-objects.ts';
import { viewFullObject } from './view-full-object.ts';
import { viewObject } from './view-object.ts';

export function addObjectRoutes(add: AddRoute, deps: Deps): void {
  add('GET /search', async ({ query, session, address, reply }) => {
    const who = session?.userId ?? address;
    const result = await searchObjects(deps, { query: query.query, who, signal: disconnectSignal(reply) });
    return result.ok ? done({ objects: [...result.value], found: result.value.length }) : result;
  });

  add('GET /object/{id}', (call) => viewObject(deps, inputOf(call)));

  add('GET /objectFull/{id}', (call) => viewFullObject(deps, inputOf(call)));
}

/** A visitor who went away is not waited for: the signal ends the calls to the sources. */
const inputOf = ({
  params,
  host,
  session,
  address,
  reply,
}: Call<'GET /object/{id}' | 'GET /objectFull/{id}'>) => ({
  id: params.id,
  brand: host.entry.brand,
  userId: session?.userId ?? null,
  address,
  signal: disconnectSignal(reply),
});
