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
  if (/нежил|комнат|участ|машино|гараж|здани|жилой дом/u.test(words) && !/апартамент/u.test(words)) return false;
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
export function knownFlat(said: Said, area: number): FoundFlat | null {
  const { info, word, sold, offered, house, isHouseKnown, names } = said;
  const place = sold ?? offered ?? house;
  if (place === null) return null;
  const saidBy: Partial<Record<Field, FlatFactSource>> = { area_m2: 'register' };
  const pick = <Value>(field: Field, ...candidates: readonly Candidate<Value>[]): Value | null => {
    const [source, value] = candidates.find(([, one]) => one !== null && one !== undefined) ?? [];
    if (source === undefined || value === null || value === undefined) return null;
    saidBy[field] = source;
    return value;
  };
  const ofHouse = isHouseKnown ? house : null;
  const rooms = pick('rooms', ['buyer', word.rooms], ['sales', sold?.rooms], ['adverts', offered?.rooms]);
  const condition = pick('condition', ['buyer', word.condition], ['adverts', offered?.condition]);
  const floor = pick('floor', ['register', floorOf(info)], ['sales', sold?.floor], ['adverts', offered?.floor]);
  const floors = pick('floors', ['house', ofHouse?.floors], ['sales', sold?.floors], ['adverts', offered?.floors]);
  const kind = pick('house_kind', ['house', ofHouse?.house_kind], ['sales', sold?.house_kind], ['adverts', offered?.house_kind]);
  const year = pick('year_built', ['house', ofHouse?.year_built], ['sales', sold?.year_built], ['adverts', offered?.year_built]);
  const isApartments =
    pick(
      'is_apartments',
      ['register', /апартамент/iu.test(`${info.TypeOKC} ${info.ObjectType}`) ? true : null],
      ['sales', sold?.is_apartments],
      ['house', ofHouse?.is_apartments],
      ['adverts', offered?.is_apartments],
    ) ?? false;
  const coords = [sold, offered, house].find((one) => one !== null && one.lon !== null && one.lat !== null);
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
      kind,
      year,
      ceiling: ofHouse?.ceiling ?? sold?.ceiling ?? offered?.ceiling ?? null,
      condition,
      isApartments,
      place: coords?.lon == null || coords.lat == null ? null : [coords.lon, coords.lat],
    },
    shown: {
      cadastral_number: info.Number === '' ? null : info.Number,
      address: info.Address,
      city: names.city,
      district: names.district,
      area_m2: area,
      rooms,
      floor,
      floors,
      house_kind: kind,
      year_built: year,
      condition,
      is_apartments: isApartments,
      said_by: saidBy,
    },
  };
}
