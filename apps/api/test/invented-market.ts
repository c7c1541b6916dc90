import type { Offer, Sale } from '#valuation/model/flat.domain.ts';
import { dayOf } from '#valuation/model/flat.domain.ts';

/** The same numbers for the same seed (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const bell = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

const conditions = ['needs_repair', 'cosmetic', 'good', 'designer'] as const;
const CONDITION = [-0.1, 0, 0.06, 0.12];

export const FIRST_DAY = dayOf('2022-12-01');
export const LAST_DAY = dayOf('2026-11-26');

interface MarketWish {
  readonly seed?: number;
  readonly sales?: number;
  readonly districts?: number;
}

interface InventedHouse {
  readonly id: number;
  readonly district: number;
  readonly year: number;
  readonly floors: number;
  readonly extra: number;
  readonly place: readonly [number, number];
}

const inventHouses = (districts: number, chance: () => number): readonly InventedHouse[] =>
  Array.from({ length: districts * 16 }, (_, index) => ({
    id: 1001 + index,
    district: 101 + (index % districts),
    year: 1960 + Math.floor(chance() * 60),
    floors: 5 + Math.floor(chance() * 12),
    extra: 0.05 * bell(chance),
    place: [30.3 + chance() * 0.02, 59.9 + (index % districts) * 0.05 + chance() * 0.01],
  }));

function inventFlat(house: InventedHouse, condition: number, chance: () => number) {
  const rooms = 1 + Math.floor(chance() * 3);
  return {
    city: 1,
    district: house.district,
    house: house.id,
    quarter: `78:01:000${house.district}`,
    area: Math.round((18 + rooms * 18 + chance() * 6) * 10) / 10,
    rooms,
    floor: 1 + Math.floor(chance() * house.floors),
    floors: house.floors,
    kind: 'panel' as const,
    year: house.year,
    ceiling: 2.6,
    condition: conditions[condition] ?? null,
    isApartments: false,
    place: house.place,
  };
}

/** A small market with prices everybody can check: a district, a house, the area, the floor, the condition, one per cent a month. */
export function inventMarket({ seed = 7, sales: count = 4000, districts = 3 }: MarketWish = {}): {
  readonly sales: Sale[];
  readonly offers: Offer[];
} {
  const chance = createChance(seed);
  const houses = inventHouses(districts, chance);
  const sales: Sale[] = [];
  const offers: Offer[] = [];
  for (let index = 0; index < count; index += 1) {
    const house = houses[Math.floor(chance() * houses.length)];
    if (house === undefined) continue;
    const on = FIRST_DAY + Math.floor((index / count) * (LAST_DAY - FIRST_DAY + 1));
    const condition = Math.floor(chance() * 4);
    const flat = inventFlat(house, condition, chance);
    const log =
      Math.log(100_000) +
      0.2 * (house.district - 101) +
      house.extra +
      0.002 * ((house.year - 1980) / 10) +
      (CONDITION[condition] ?? 0) -
      0.15 * Math.log(flat.area / 50) -
      (flat.floor === 1 ? 0.06 : 0) +
      0.01 * ((on - FIRST_DAY) / 30.4) +
      0.05 * bell(chance);
    const price = Math.round((flat.area * Math.exp(log)) / 1000) * 1000;
    const over = 0.05 + 0.04 * bell(chance);
    const days = Math.max(3, Math.round(40 * Math.exp(8 * (over - 0.05) + 0.4 * bell(chance))));
    sales.push({ ...flat, id: `${flat.quarter}:${2000 + index}/${on}`, on, price });
    const [from, until] = [on - days - 10, on - 10];
    const [firstPrice, asked] = [over, over * 0.8].map((more) => Math.round(price * Math.exp(more)));
    offers.push({
      ...flat,
      id: index + 1,
      from,
      until,
      firstPrice: firstPrice ?? price,
      price: asked ?? price,
    });
  }
  return { sales, offers };
}
