import type { BrandId } from '@proverka/brand/host';
import type { ObjectDetails, ObjectInfo, ObjectPage, Purchase } from '@proverka/contract/object';
import { parseCadastralNumber } from '@proverka/validation/cadastral-number';
import type { Deps } from '../deps.ts';
import { withinLimits } from '../http/usage.store.ts';
import { listProducts } from '../products/list-products.ts';
import type { Result } from '../result.ts';
import { done, refuse } from '../result.ts';
import { infoOfKadnet, kadnetTitle } from '../sources/kadnet/objects.ts';
import { bareObject } from './object-info.domain.ts';
import { couldBeAddress } from './object-key.domain.ts';
import { findKnownObject, keyOf, rememberObjects } from './object.store.ts';
import type { KnownObject } from './object.store.ts';
import { readPurchases } from './purchase.store.ts';
import { readQuery } from './search-objects.ts';

export interface ViewObjectInput {
  /** The cadastral number or, failing that, the address, as the page's address has it. */
  readonly id: string;
  readonly brand: BrandId;
  readonly userId: string | null;
  readonly address: string;
  readonly signal: AbortSignal;
}

type Refusal = 'object_not_found' | 'too_many_requests';

/** Short info: at once from what searches remembered, else from the source. */
export async function viewObject(deps: Deps, input: ViewObjectInput): Promise<Result<ObjectPage, Refusal>> {
  const known = await knownObject(deps, input);
  if (!known.ok) return known;
  return done(await pageOf(deps, input, known.value.info, known.value.details));
}

/** A register is asked for one visitor so often: object pages are not a way around the limits of the search. */
export const countSourceUse = (
  deps: Deps,
  { userId, address }: Pick<ViewObjectInput, 'userId' | 'address'>,
) => withinLimits(deps, [['object_source', userId ?? address]]);

/**
 * What is known of an object now. A number the register does not know and a text that is neither a number nor an address are
 * not found; an address nobody described, and a number while no source answers, is an object of which only the key is known.
 */
export async function knownObject(deps: Deps, input: ViewObjectInput): Promise<Result<KnownObject, Refusal>> {
  const id = input.id.trim();
  const number = parseCadastralNumber(id);
  const remembered = await findKnownObject(deps.db, number ?? id);
  if (remembered !== null) return done(remembered);
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
  // More than one object at an address: which of them is for the visitor to choose.
  return done(only === undefined || others.length > 0 ? bare : { info: only, details: null });
}

export async function pageOf(
  deps: Deps,
  { brand, userId }: Pick<ViewObjectInput, 'brand' | 'userId'>,
  info: ObjectInfo,
  details: ObjectDetails | null,
): Promise<ObjectPage> {
  const [products, purchases] = await Promise.all([
    listProducts(deps, { brand, userId, subject: 'object' }),
    userId === null ? Promise.resolve<Purchase[]>([]) : readPurchases(deps.db, userId, keyOf(info)),
  ]);
  const times = products
    .filter(({ metadata }) => metadata.expected.measured)
    .map(({ product_name: name, metadata }) => [name, metadata.expected] as const);
  return {
    ...info,
    products,
    purchases,
    average_time: Object.fromEntries(times.map(([name, { p50 }]) => [name, p50])),
    object: details,
  };
}
