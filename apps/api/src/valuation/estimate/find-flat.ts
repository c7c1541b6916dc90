import type { BuyersWord } from '@proverka/contract/valuation';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import { findFullObject } from '#registers/find-full-object.ts';
import { findObject } from '#registers/find-object.ts';
import type { ObjectWish } from '#registers/find-object.ts';
import type { ObjectInfo } from '@proverka/contract/object';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ValuationDeps } from '../deps.ts';
import { quarterOf } from '../model/flat.domain.ts';
import { areaNames, bareFlat, findHouse, findInQuarter, findOffered, findSold } from './flat.store.ts';
import type { ToldFlat } from './flat.store.ts';
import { areaOf, isFlat, knownFlat } from './known-flat.domain.ts';
import { placeAt } from './place-at.ts';
import type { MarketPlace } from './place-at.ts';
import type { FoundFlat } from './value-flat.domain.ts';

export type FlatRefusal =
  | 'object_not_found'
  | 'too_many_requests'
  | 'source_unavailable'
  | 'valuation_not_flat'
  | 'valuation_area_unknown'
  | 'valuation_place_unknown';

export interface FlatWish extends ObjectWish {
  readonly word: BuyersWord;
}

/** The flat behind a number or an address: what the register says of it, and what sales and adverts add. */
export async function findFlat(deps: ValuationDeps, wish: FlatWish): Promise<Result<FoundFlat, FlatRefusal>> {
  const described = await describe(deps, wish);
  if (!described.ok) return described;
  const info = described.value;
  if (!isFlat(info)) return refuse('valuation_not_flat');
  const area = areaOf(info);
  if (area === null) return refuse('valuation_area_unknown');
  const [sold, offered] = await Promise.all([
    findSold(deps.db, info.Number),
    findOffered(deps.db, info.Number, deps.now()),
  ]);
  const known = sold?.id_dom ?? offered?.id_dom ?? null;
  const at = known === null ? await placeAt(deps, info.Address, wish.signal) : null;
  if (at === 'silent') return refuse('source_unavailable');
  const dom = known ?? at?.id_dom ?? null;
  const house = dom === null ? null : await findHouse(deps.db, dom);
  const near = house ?? (await findNear(deps, info, at));
  const place = sold ?? offered ?? near;
  if (place === null) return refuse('valuation_place_unknown');
  const names = await areaNames(deps.db, place);
  const said = { info, word: wish.word, sold, offered, house: near, isHouseKnown: house !== null, names };
  const flat = knownFlat(said, area);
  return flat === null ? refuse('valuation_place_unknown') : done(flat);
}

/** Where the house itself is told of by nobody: another flat of the quarter, or at least the district. */
async function findNear(
  deps: ValuationDeps,
  info: ObjectInfo,
  at: MarketPlace | null,
): Promise<ToldFlat | null> {
  const quarter = quarterOf(info.Number);
  const beside = quarter === null ? null : await findInQuarter(deps.db, quarter);
  return beside ?? (at === null ? null : { ...bareFlat, ...at });
}

/** Searches know objects in brief; one without kind or area is asked about in full. */
async function describe(deps: ValuationDeps, wish: FlatWish): Promise<Result<ObjectInfo, FlatRefusal>> {
  const brief = await findObject(deps, wish);
  if (!brief.ok) return brief;
  const { info } = brief.value;
  if (areaOf(info) !== null || !isCadastralNumber(info.Number)) return done(info);
  const full = await findFullObject(deps, wish);
  if (!full.ok) return full;
  const isSilent = full.value.info.TypeOKC === '' && (full.value.details?.unavailable.length ?? 0) > 0;
  return isSilent ? refuse('source_unavailable') : done(full.value.info);
}
