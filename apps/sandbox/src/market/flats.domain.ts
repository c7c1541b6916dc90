import { draw } from './chance.domain.ts';
import { type Flat, type House, type HouseKind, regularFlats } from './house.ts';

/** Square metres by rooms, from a studio on. */
const AREAS: Record<HouseKind, number[]> = {
  prewar: [24, 38, 62, 88, 122],
  brick: [22, 32, 45, 59, 76],
  panel: [25, 35, 50, 65, 82],
  block: [26, 38, 54, 72, 92],
  monolith: [27, 41, 64, 89, 124],
};

/** Kitchens of old houses are small whatever the flat. */
const KITCHENS: Record<HouseKind, number> = {
  prewar: 11,
  brick: 6.4,
  panel: 8.2,
  block: 9.4,
  monolith: 12.5,
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The area in square metres from which a flat has so many rooms. */
const roomsOfArea = (area: number): number => [32, 45, 65, 90].filter((limit) => area >= limit).length;

/**
 * Rooms of a riser. Risers stand in pairs that mirror each other, so that every floor has flats that are nearly alike:
 * they differ in tenths of a square metre.
 */
function roomsOfRiser(house: House, riser: number): number {
  const place = draw(house.key, Math.floor(riser / 2), 5);
  if (place < (house.kind === 'monolith' ? 0.2 : 0.04)) return 0;
  if (place < 0.38) return 1;
  if (place < 0.73) return 2;
  return place < 0.94 ? 3 : 4;
}

export function flatOf(house: House, index: number): Flat {
  const regular = regularFlats(house);
  const known = house.registered[index - regular];
  if (known) return registeredFlat(house, index, known);
  const riser = index % house.risers;
  const rooms = roomsOfRiser(house, riser);
  const usual = AREAS[house.kind][rooms] ?? 40;
  const pair = 0.86 + 0.3 * draw(house.key, Math.floor(riser / 2), 6);
  const area = tenths(usual * pair + 0.5 * draw(house.key, riser, 7) + 0.4 * draw(house.key, index, 8));
  return {
    index,
    kadNumber: `${quarterOf(house)}:${30_000 + (house.id % 40) * 1000 + index}`,
    number: String(index + 1),
    floor: 1 + Math.floor(index / house.risers),
    riser,
    rooms,
    area,
    kitchen: kitchenOf(house, riser),
    balcony: draw(house.key, riser, 10) < (house.kind === 'prewar' ? 0.2 : 0.75),
  };
}

const kitchenOf = (house: House, riser: number): number =>
  tenths(KITCHENS[house.kind] * (0.85 + 0.35 * draw(house.key, Math.floor(riser / 2), 9)));

const quarterOf = ({ kadNumber }: House): string => kadNumber.slice(0, kadNumber.lastIndexOf(':'));

function registeredFlat(
  house: House,
  index: number,
  { number, area, level, address }: House['registered'][number],
): Flat {
  const riser = index % house.risers;
  return {
    index,
    kadNumber: number,
    number: address.flat ?? '',
    floor: Math.min(Math.max(Number.parseInt(level ?? '1', 10) || 1, 1), house.floors),
    riser,
    rooms: roomsOfArea(area),
    area,
    kitchen: kitchenOf(house, riser),
    balcony: draw(house.key, riser, 10) < 0.5,
  };
}

/** The flat that mirrors this one on its floor; undefined for flats of the register and a riser without a pair. */
export function mirrored(house: House, { index, riser, floor }: Flat): Flat | undefined {
  if (index >= regularFlats(house)) return undefined;
  const other = riser % 2 === 0 ? riser + 1 : riser - 1;
  return other < house.risers ? flatOf(house, (floor - 1) * house.risers + other) : undefined;
}
