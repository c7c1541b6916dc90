import type { RealtyObject } from '../objects/object.ts';
import { type Board, createBoards } from './board.ts';
import { dayAt, monthOf } from './days.domain.ts';
import type { Market } from './grow.domain.ts';
import type { House } from './house.ts';
import { DEFAULT_SEED, loadMarket } from './load.ts';
import { createPlaces, type Places } from './places.ts';

/** What the hosts of the market answer from. Nothing is made before the first question. */
export type MarketDesk = {
  board: () => Board;
  places: () => Places;
  market: () => Market;
  /** The market up to the current month, without the look of a day: quicker than the board. */
  grown: () => Market;
  publicUrl: string;
  now: () => Date;
};

export type DeskDeps = {
  folder: URL;
  objects: readonly RealtyObject[];
  seed?: string | undefined;
  publicUrl: string;
  now: () => Date;
};

export function createMarketDesk({
  folder,
  objects,
  seed = DEFAULT_SEED,
  publicUrl,
  now,
}: DeskDeps): MarketDesk {
  let market: Market | undefined;
  let places: Places | undefined;
  const load = (): Market => (market ??= loadMarket(folder, objects, seed));
  return {
    board: createBoards(load, publicUrl, now),
    places: () => (places ??= createPlaces(load().houses)),
    market: load,
    grown() {
      const grown = load();
      grown.growUntil(monthOf(dayAt(now())) + 1);
      return grown;
    },
    publicUrl,
    now,
  };
}

/** A house as both hosts and the housing register tell of it. */
export const houseRow = (house: House) => ({
  id_dom: house.id,
  kad_number: house.kadNumber,
  address: house.address,
  id_city: house.city.id,
  city: house.city.name,
  id_district: house.district.id,
  district: house.district.name,
  street: house.street,
  house: house.house,
  coords: house.place,
  house_kind: house.kind,
  year_built: house.year,
  floors: house.floors,
  entrances: house.entrances,
  flats: house.floors * house.risers,
  elevators: house.elevators,
  repaired_in: house.repairedIn,
  emergency: house.kind === 'prewar' && house.repairedIn === null && house.key % 40 === 0,
  ceiling: house.ceiling,
  object_type: house.apartments ? 'apartments' : 'flat',
});
