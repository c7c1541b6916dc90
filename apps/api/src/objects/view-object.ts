import type { BrandId } from '@proverka/brand/host';
import type { ObjectDetails, ObjectInfo, ObjectPage, Purchase } from '@proverka/contract/object';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { Deps } from '../deps.ts';
import { listProducts } from '../products/list-products.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';
import { infoOfKadnet, kadnetTitle } from '../sources/kadnet/objects.ts';
import { bareObject } from './object-info.domain.ts';
import { findKnownObject, keyOf, rememberObjects } from './object.store.ts';
import type { KnownObject } from './object.store.ts';
import { readPurchases } from './purchase.store.ts';
import { readQuery } from './search-objects.ts';

export interface ViewObjectInput {
  /** The cadastral number or, failing that, the address, as the page's address has it. */
  readonly id: string;
  readonly brand: BrandId;
  readonly userId: string | null;
  readonly signal: AbortSignal;
}

/** Short info: at once from what searches remembered, else from the source. */
export async function viewObject(
  deps: Deps,
  input: ViewObjectInput,
): Promise<Result<ObjectPage, 'object_not_found'>> {
  const known = await knownObject(deps, input.id, input.signal);
  return known === null
    ? refuse('object_not_found')
    : done(await pageOf(deps, input, known.info, known.details));
}

/**
 * What is known of an object now. A number the register does not know is not found; an address nobody described, and a
 * number while no source answers, is an object of which only the key is known.
 */
export async function knownObject(deps: Deps, id: string, signal: AbortSignal): Promise<KnownObject | null> {
  const number = parseCadastralNumber(id);
  const remembered = await findKnownObject(deps.db, number ?? id.trim());
  if (remembered !== null) return remembered;
  const query = readQuery(id);
  const answer = await deps.objects.check(query, signal);
  const bare = {
    info: bareObject({ number: number ?? '', address: number === null ? id.trim() : '' }),
    details: null,
  };
  if (answer.kind !== 'found')
    return answer.kind === 'nothing_found' && query.numbers.length > 0 ? null : bare;
  const objects = answer.data.map(infoOfKadnet);
  await rememberObjects(deps.db, objects, kadnetTitle, deps.now());
  const [only, ...others] = objects;
  // More than one object at an address: which of them is for the visitor to choose.
  return only === undefined || others.length > 0 ? bare : { info: only, details: null };
}

export async function pageOf(
  deps: Deps,
  { brand, userId }: Pick<ViewObjectInput, 'brand' | 'userId'>,
  info: ObjectInfo,
  details: ObjectDetails | null,
): Promise<ObjectPage> {
  const [products, purchases, expectedTimeOf] = await Promise.all([
    listProducts(deps, brand),
    userId === null ? Promise.resolve<Purchase[]>([]) : readPurchases(deps.db, userId, keyOf(info)),
    deps.expectedTimes(),
  ]);
  const times = products
    .map(({ product_name: name }) => [name, expectedTimeOf(name)] as const)
    .filter(([, { measured }]) => measured);
  return {
    ...info,
    products,
    purchases,
    average_time: Object.fromEntries(times.map(([name, { p50 }]) => [name, p50])),
    object: details,
  };
}
