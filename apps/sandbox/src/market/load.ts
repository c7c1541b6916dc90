import { readFileSync } from 'node:fs';
import type { StreetRow } from '../generate/places.domain.ts';
import { inventStreets } from '../generate/register.domain.ts';
import type { RealtyObject } from '../objects/object.ts';
import { createMarket, type Market } from './grow.domain.ts';
import { inventHouses } from './houses.domain.ts';

export const DEFAULT_SEED = 'proverka 1';

/** The market of a seed over the invented register. */
export function loadMarket(folder: URL, objects: readonly RealtyObject[], seed = DEFAULT_SEED): Market {
  const rows = JSON.parse(readFileSync(new URL('streets.json', folder), 'utf8')) as StreetRow[];
  return createMarket(inventHouses(inventStreets(rows), objects, seed), seed);
}
