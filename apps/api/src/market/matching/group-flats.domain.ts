import type { Offer, PictureHash } from './offer.domain.ts';
import { areSamePicture } from './offer.domain.ts';
import { SAME_FLAT_WEIGHT, mayBeSame, weighPair } from './pair-weight.domain.ts';
import type { SharedPictures, Sign } from './pair-weight.domain.ts';

interface SamePair {
  readonly first: number;
  readonly second: number;
  readonly weight: number;
  readonly signs: readonly Sign[];
}

/** What the staff decided about a pair, by `first second`. */
export type Decisions = ReadonlyMap<string, 'same' | 'apart'>;

export interface Groups {
  /** The least id of its flat, for every advert. */
  readonly keys: ReadonlyMap<number, number>;
  /** Pairs within groups that speak for one flat, and all that were decided by hand; the smaller id first. */
  readonly pairs: readonly SamePair[];
}

export const pairKey = (one: number, other: number): string =>
  `${Math.min(one, other)} ${Math.max(one, other)}`;

/** A front is seen in adverts that are plainly of different flats: on different floors or of different rooms. */
function sharedPictures(offers: readonly Offer[]): SharedPictures {
  const motifs: { hash: PictureHash; flats: Set<string> }[] = [];
  const shared = new Map<string, boolean>();
  const known = new Map<string, (typeof motifs)[number]>();
  for (const { hashes, floor, rooms, area } of offers) {
    for (const hash of hashes) {
      let motif = known.get(hash.text) ?? motifs.find((one) => areSamePicture(one.hash, hash));
      if (motif === undefined) motifs.push((motif = { hash, flats: new Set() }));
      known.set(hash.text, motif);
      if (floor !== null) motif.flats.add(`${floor} ${rooms ?? ''} ${Math.round(area / 4)}`);
    }
  }
  const isShared = (hash: PictureHash): boolean => {
    const flats = [...(known.get(hash.text)?.flats ?? [])].map((flat) => flat.split(' '));
    return (
      new Set(flats.map(([floor]) => floor)).size > 2 || new Set(flats.map(([, rooms]) => rooms)).size > 1
    );
  };
  return (hash) => {
    const found = shared.get(hash.text) ?? isShared(hash);
    shared.set(hash.text, found);
    return found;
  };
}

/** Every advert with those it is compared with: of its house, and those of its street that name no house. */
function* candidates(offers: readonly Offer[]): Generator<readonly [Offer, Offer]> {
  const byHouse = Map.groupBy(offers, ({ id_dom }) => id_dom);
  const houseless = byHouse.get(null) ?? [];
  for (const [house, members] of byHouse) {
    for (const [at, one] of members.entries()) {
      for (const other of members.slice(at + 1)) yield [one, other];
      if (house !== null) for (const other of houseless) yield [one, other];
    }
  }
}

/** Pairs the staff decided on, also those that no rule would compare. */
function* decidedPairs(offers: ReadonlyMap<number, Offer>, decided: Decisions) {
  for (const [key, decision] of decided) {
    const [one, other] = key.split(' ').map((id) => offers.get(Number(id)));
    if (one !== undefined && other !== undefined) yield { one, other, decision };
  }
}

/** Groups that are joined in the order of the pairs; two groups with a contradiction between them stay apart. */
function join(
  offers: readonly Offer[],
  pairs: readonly SamePair[],
  isApart: (one: number, other: number) => boolean,
) {
  const groups = new Map(offers.map(({ id }) => [id, [id]]));
  for (const { first, second } of pairs) {
    const [one, other] = [groups.get(first), groups.get(second)];
    if (one === undefined || other === undefined || one === other) continue;
    if (one.some((mine) => other.some((theirs) => isApart(mine, theirs)))) continue;
    const [large, small] = one.length >= other.length ? [one, other] : [other, one];
    large.push(...small);
    for (const id of small) groups.set(id, large);
  }
  return groups;
}

/** In two houses, or of other rooms: such pairs were never weighed. */
const areElsewhere = (one?: Offer, other?: Offer): boolean =>
  (one?.id_dom != null && other?.id_dom != null && one.id_dom !== other.id_dom) ||
  (one?.rooms != null && other?.rooms != null && one.rooms !== other.rooms);

function groupStreet(offers: readonly Offer[], decided: Decisions): Groups {
  const shared = new Map(
    [...Map.groupBy(offers, ({ id_dom }) => id_dom)].map(([house, members]) => [
      house,
      sharedPictures(members),
    ]),
  );
  const weigh = (one: Offer, other: Offer) => {
    const isShared = shared.get(one.id_dom ?? other.id_dom) ?? (() => false);
    const { isContradiction, ...weighed } = weighPair(one, other, isShared);
    const [first, second] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
    return { isContradiction, pair: { first, second, ...weighed } satisfies SamePair };
  };
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const apart = new Set<string>();
  const pairs: SamePair[] = [];
  for (const [one, other] of candidates(offers)) {
    const key = pairKey(one.id, other.id);
    if (decided.has(key) || !mayBeSame(one, other)) continue;
    const { pair, isContradiction } = weigh(one, other);
    if (isContradiction) apart.add(key);
    else if (pair.weight >= SAME_FLAT_WEIGHT) pairs.push(pair);
  }
  const byHand = Array.from(decidedPairs(byId, decided), ({ one, other, decision }) => ({
    decision,
    pair: weigh(one, other).pair,
  }));
  const isApart = (one: number, other: number) => {
    const decision = decided.get(pairKey(one, other));
    if (decision !== undefined) return decision === 'apart';
    return apart.has(pairKey(one, other)) || areElsewhere(byId.get(one), byId.get(other));
  };
  const joined = byHand.filter(({ decision }) => decision === 'same').map(({ pair }) => pair);
  const groups = join(offers, [...joined, ...strongestFirst(pairs)], isApart);
  const keys = new Map([...groups].map(([id, members]) => [id, Math.min(...members)]));
  const within = pairs.filter(({ first, second }) => keys.get(first) === keys.get(second));
  return { keys, pairs: [...within, ...byHand.map(({ pair }) => pair)] };
}

const strongestFirst = (pairs: readonly SamePair[]): SamePair[] =>
  pairs.toSorted((one, other) => other.weight - one.weight);

/** Towns tell streets of one name apart, unless the staff joined adverts of both: then one of them is written in another way. */
function streetsOf(offers: readonly Offer[], decided: Decisions): Offer[][] {
  const byPlace = Map.groupBy(offers, ({ place }) => place);
  const places = new Map(offers.map(({ id, place }) => [id, place]));
  for (const [key, decision] of decided) {
    const [one, other] = key.split(' ').map((id) => places.get(Number(id)));
    if (decision === 'apart' || one === undefined || other === undefined || one === other) continue;
    const moved = byPlace.get(other) ?? [];
    byPlace.set(one, [...(byPlace.get(one) ?? []), ...moved]);
    byPlace.delete(other);
    for (const { id } of moved) places.set(id, one);
  }
  return [...byPlace.values()];
}

/**
 * Which adverts of a street sell the same flat. Every pair is weighed by itself, so a changed rule or a decision of the staff
 * takes groups apart again.
 */
export function groupFlats(offers: readonly Offer[], decided: Decisions = new Map()): Groups {
  const streets = streetsOf(offers, decided).map((members) => groupStreet(members, decided));
  return {
    keys: new Map(streets.flatMap(({ keys }) => [...keys])),
    pairs: streets.flatMap(({ pairs }) => pairs),
  };
}
