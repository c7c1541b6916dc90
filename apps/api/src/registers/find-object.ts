import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import { withinLimits } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { RegistersDeps } from './deps.ts';
import { infoOfKadnet, kadnetTitle } from './sources/kadnet/objects.ts';
import { bareObject } from './objects/object-info.domain.ts';
import { couldBeAddress } from './object-key.domain.ts';
import { findKnownObject, rememberObjects } from './object.store.ts';
import type { KnownObject } from './object.store.ts';
import { readQuery } from './objects/search-objects.ts';

export interface ObjectWish {
  /** The cadastral number or, failing that, the address, taken from the page's path. */
  readonly id: string;
  readonly userId: string | null;
  /** The visitor's IP address. */
  readonly address: string;
  readonly signal: AbortSignal;
}

export type ObjectRefusal = 'object_not_found' | 'too_many_requests';

/** The limit of register calls per visitor: object pages must not circumvent the limits of the search. */
export const countSourceUse = (
  deps: RegistersDeps,
  { userId, address }: Pick<ObjectWish, 'userId' | 'address'>,
) => withinLimits(deps, [['object_source', userId ?? address]]);

/**
 * What is known about an object now. A number the register does not know, or a text that is neither a number nor an address,
 * is not found; an undescribed address, or a number while no source answers, is an object of which only the key is known.
 */
export async function findObject(
  deps: RegistersDeps,
  input: ObjectWish,
): Promise<Result<KnownObject, ObjectRefusal>> {
  const id = input.id.trim();
  const number = parseCadastralNumber(id);
  const remembered = await findKnownObject(deps.db, number ?? id);
  if (remembered !== null) {
    deps.sourceCalls.cached('kadnet');
    return done(remembered);
  }
  const query = readQuery(id);
  if (query.numbers.length === 0 && !couldBeAddress(id)) return refuse('object_not_found');
  const allowed = await countSourceUse(deps, input);
  if (!allowed.ok) return allowed;
  const answer = await deps.objects.check(query, input.signal);
  if (answer.kind === 'nothing_found' && query.numbers.length > 0) return refuse('object_not_found');
  const bare = {
    info: bareObject({ number: number ?? '', address: number === null ? id : '' }),
    details: null,
  };
  if (answer.kind !== 'found') return done(bare);
  const objects = answer.data.map(infoOfKadnet);
  await rememberObjects(deps.db, objects, kadnetTitle, deps.now());
  const [only, ...others] = objects;
  // With several objects at one address the visitor has to choose.
  return done(only === undefined || others.length > 0 ? bare : { info: only, details: null });
}
