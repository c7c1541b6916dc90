import type { ObjectInfo } from '@proverka/contract/object';
import type { BuyersWord, FlatFactSource, ValuedFlat } from '@proverka/contract/valuation';
import { quarterOf } from '../model/flat.domain.ts';
import type { ToldFlat } from './flat.store.ts';
import type { FoundFlat } from './value-flat.domain.ts';

/** Everything that was said of a flat, each by whom; the place is known by at least one of them. */
export interface Said {
  readonly info: ObjectInfo;
  readonly word: BuyersWord;
  readonly sold: ToldFlat | null;
  readonly offered: ToldFlat | null;
  /** Of the house, or of another flat nearby where the house is not known. */
  readonly house: ToldFlat | null;
  readonly isHouseKnown: boolean;
  readonly names: { readonly district: string; readonly city: string };
}

/** «Квартира», «апартаменты», a room for living: not a house, a plot, an office, one room of a flat. */
export function isFlat({ ObjectType: type, TypeOKC: use }: ObjectInfo): boolean {
  const words = `${use} ${type}`.toLowerCase();
  if (/нежил|комнат|участ|машино|гараж|здани|жилой дом/u.test(words) && !/апартамент/u.test(words))
    return false;
  return /квартир|апартамент|студи|жилое помещение/u.test(words);
}

export const areaOf = ({ Area: area }: ObjectInfo): number | null => {
  const value = Number.parseFloat(area);
  return Number.isFinite(value) && value >= 8 && value <= 1000 ? value : null;
};

const floorOf = ({ Level: level }: ObjectInfo): number | null => {
  const value = Number.parseInt(level, 10);
  return Number.isNaN(value) || value < -2 || value > 110 ? null : value;
};

type Field = keyof ValuedFlat['said_by'];
type Candidate<Value> = readonly [FlatFactSource, Value | null | undefined];

/** The register before the market, the buyer before everybody; who said a thing is told beside it. */
function factsOf({ info, word, sold, offered, house, isHouseKnown }: Said) {
  const saidBy: Partial<Record<Field, FlatFactSource>> = { area_m2: 'register' };
  const pick = <Value>(field: Field, ...candidates: readonly Candidate<Value>[]): Value | null => {
    const [source, value] = candidates.find(([, one]) => one !== null && one !== undefined) ?? [];
    if (source === undefined || value === null || value === undefined) return null;
    saidBy[field] = source;
    return value;
  };
  const ofHouse = isHouseKnown ? house : null;
  const ofBuilding = <Value>(field: Field, read: (told: ToldFlat) => Value | null): Value | null =>
    pick(
      field,
      ['house', ofHouse && read(ofHouse)],
      ['sales', sold && read(sold)],
      ['adverts', offered && read(offered)],
    );
  const isNamedApartments = /апартамент/iu.test(`${info.TypeOKC} ${info.ObjectType}`);
  const facts = {
    rooms: pick('rooms', ['buyer', word.rooms], ['sales', sold?.rooms], ['adverts', offered?.rooms]),
    floor: pick('floor', ['register', floorOf(info)], ['sales', sold?.floor], ['adverts', offered?.floor]),
    floors: ofBuilding('floors', (told) => told.floors),
    house_kind: ofBuilding('house_kind', (told) => told.house_kind),
    year_built: ofBuilding('year_built', (told) => told.year_built),
    condition: pick('condition', ['buyer', word.condition], ['adverts', offered?.condition]),
    is_apartments:
      pick(
        'is_apartments',
        ['register', isNamedApartments ? true : null],
        ['sales', sold?.is_apartments],
        ['house', ofHouse?.is_apartments],
        ['adverts', offered?.is_apartments],
      ) ?? false,
  };
  return { ...facts, said_by: saidBy };
}

/** The flat as the model and as a reader know it; null where no place is known. */
export function knownFlat(said: Said, area: number): FoundFlat | null {
  const { info, sold, offered, house, isHouseKnown, names } = said;
  const place = sold ?? offered ?? house;
  if (place === null) return null;
  const facts = factsOf(said);
  const { rooms, floor, floors, condition } = facts;
  const ofHouse = isHouseKnown ? house : null;
  const at = [sold, offered, house].find((one) => one !== null && one.lon !== null && one.lat !== null);
  return {
    flat: {
      city: place.id_city,
      district: place.id_district,
      house: sold?.id_dom ?? offered?.id_dom ?? ofHouse?.id_dom ?? null,
      quarter: quarterOf(info.Number) ?? place.quarter,
      area,
      rooms,
      floor,
      floors: floors !== null && floor !== null && floors < floor ? null : floors,
      kind: facts.house_kind,
      year: facts.year_built,
      ceiling: ofHouse?.ceiling ?? sold?.ceiling ?? offered?.ceiling ?? null,
      condition,
      isApartments: facts.is_apartments,
      place: at?.lon == null || at.lat == null ? null : [at.lon, at.lat],
    },
    shown: {
      cadastral_number: info.Number === '' ? null : info.Number,
      address: info.Address,
      ...names,
      area_m2: area,
      ...facts,
    },
  };
}
