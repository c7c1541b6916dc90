import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { findFullObject } from '#registers/find-full-object.ts';
import { findObject } from '#registers/find-object.ts';
import type { ObjectRefusal } from '#registers/find-object.ts';
import { findObjectMap } from '#registers/find-object-map.ts';
import { findPlanPicture } from '#registers/object.store.ts';
import type { KnownObject } from '#registers/object.store.ts';
import type { OrderingDeps } from '../deps.ts';
import { pageOf } from './object-page.ts';

type ObjectCall = Call<'GET /object/{id}' | 'GET /objectFull/{id}'>;

export function addObjectRoutes(add: AddRoute, deps: OrderingDeps): void {
  /** Short info: at once from stored searches, else from the source. */
  add('GET /object/{id}', async (call) => answer(deps, call, await findObject(deps, wishOf(call))));

  add('GET /objectFull/{id}', async (call) => answer(deps, call, await findFullObject(deps, wishOf(call))));

  /** Kept by full info, since a drawing may take a fraction of a second: an image asks no source and costs nothing. */
  add('GET /object/{id}/plan', async ({ params, query, reply }) => {
    const svg = await findPlanPicture(deps.db, keyIn(params), query.width);
    if (svg === null) return refuse('object_not_found');
    void reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('content-disposition', 'inline; filename="plan.svg"')
      .header('content-security-policy', "default-src 'none'; sandbox");
    return done(Buffer.from(svg));
  });

  add('GET /object/{id}/map', ({ params }) => findObjectMap(deps.db, keyIn(params)));
}

function keyIn({ id }: ObjectCall['params']): string {
  const key = id.trim();
  return parseCadastralNumber(key) ?? key;
}

/** The signal aborts the calls to the sources when the visitor disconnects. */
const wishOf = ({ params, session, address, reply }: ObjectCall) => ({
  id: params.id,
  userId: session?.userId ?? null,
  address,
  signal: disconnectSignal(reply),
});

async function answer(
  deps: OrderingDeps,
  { host, session }: ObjectCall,
  found: Result<KnownObject, ObjectRefusal>,
) {
  if (!found.ok) return found;
  return done(await pageOf(deps, { brand: host.entry.brand, userId: session?.userId ?? null }, found.value));
}
