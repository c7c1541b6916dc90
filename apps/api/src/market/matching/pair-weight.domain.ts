import type { SameFlatSign } from '@proverka/contract/advert';
import { areSamePicture, priceOn } from './offer.domain.ts';
import type { Offer, PictureHash } from './offer.domain.ts';

/** One sign of a pair: binary logarithm of how much likelier it is when both sell one flat. */
export interface Sign {
  readonly sign: SameFlatSign;
  readonly weight: number;
  /** In Russian, for a reader of the advert. */
  readonly text: string;
}

export interface PairWeight {
  readonly weight: number;
  readonly signs: readonly Sign[];
  /** They cannot be one flat, whatever else is alike: other numbers of the register, one seller with two floors. */
  readonly isContradiction: boolean;
}

/** Pictures that several flats of a house share, such as its front: they tell the house, not the flat. */
export type SharedPictures = (hash: PictureHash) => boolean;

/** From this weight on two adverts are taken for one flat. */
export const SAME_FLAT_WEIGHT = 7;

/** Weights of an agreement and a disagreement were estimated from pairs of the invented market; 0 says nothing. */
const AREA_EXACT = 0.051;
const number = (value: number): string => String(value).replace('.', ',');

type Judge = (one: Offer, other: Offer) => Sign | null;

const byPlace: Judge = (one, other) => {
  if (one.id_dom !== null && one.id_dom === other.id_dom)
    return { sign: 'house', weight: -1, text: 'Один и тот же дом' };
  return { sign: 'street', weight: -4.5, text: 'Одна улица; дом назван не везде' };
};

const byRooms: Judge = ({ rooms }, other) => {
  if (rooms === null || other.rooms === null) return null;
  if (rooms !== other.rooms) return { sign: 'rooms', weight: -9, text: 'Разное число комнат' };
  return { sign: 'rooms', weight: 1.5, text: rooms === 0 ? 'Обе — студии' : `Столько же комнат: ${rooms}` };
};

const byFloor: Judge = ({ floor, floors }, other) => {
  if (floor === null || other.floor === null) return null;
  if (floor !== other.floor)
    return { sign: 'floor', weight: -6, text: `Разные этажи: ${floor} и ${other.floor}` };
  return {
    sign: 'floor',
    weight: Math.log2(Math.max(2, (floors ?? 5) * 0.8)),
    text: `Тот же этаж: ${floor}`,
  };
};

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 0.001;

const byArea: Judge = ({ area }, other) => {
  const [one, two] = [area, other.area];
  const apart = Math.abs(one - two);
  const texts = `${number(one)} и ${number(two)} м²`;
  if (apart < AREA_EXACT) {
    const weight = isWhole(one) ? 2.2 : 3.6;
    return { sign: 'area', weight, text: `Та же площадь: ${number(one)} м²` };
  }
  const isRounded = isWhole(one) || isWhole(two);
  if (isRounded && apart <= AREA_EXACT + 0.5 - (isWhole(one) && isWhole(two) ? 0.5 : 0))
    return { sign: 'area', weight: 1.2, text: `Площадь округлена: ${texts}` };
  const ratio = Math.max(one, two) / Math.min(one, two);
  // A digit forgotten or written twice says little.
  if (ratio > 9.8 && ratio < 10.2)
    return { sign: 'area', weight: 0.5, text: `Площадь с ошибкой в знаке: ${texts}` };
  return { sign: 'area', weight: apart > 1.5 ? -8 : -5, text: `Разная площадь: ${texts}` };
};

const byKitchen: Judge = ({ kitchen_area: kitchen }, { kitchen_area: other }) => {
  if (kitchen === null || other === null) return null;
  if (Math.abs(kitchen - other) < AREA_EXACT)
    return { sign: 'kitchen', weight: 1.4, text: `Та же кухня: ${number(kitchen)} м²` };
  return { sign: 'kitchen', weight: -5, text: `Разные кухни: ${number(kitchen)} и ${number(other)} м²` };
};

const byKadNumber: Judge = ({ kad_number: one }, { kad_number: other }) => {
  if (one === null || other === null) return null;
  return one === other
    ? { sign: 'kad_number', weight: 14, text: 'Тот же кадастровый номер' }
    : { sign: 'kad_number', weight: -14, text: 'Разные кадастровые номера' };
};

const byPhone: Judge = ({ phone_mark: one }, { phone_mark: other }) =>
  one !== null && one === other ? { sign: 'phone', weight: 4, text: 'Тот же телефон' } : null;

const byPrice: Judge = (one, other) => {
  const last = Math.min(one.until, other.until) - 1;
  const [asked, too] = [priceOn(one, last), priceOn(other, last)];
  const apart = Math.abs(asked - too) / Math.max(asked, too, 1);
  const percent = number(Math.round(apart * 1000) / 10);
  if (apart < 0.0005) return { sign: 'price', weight: 4, text: 'Та же цена в одни дни' };
  if (apart <= 0.031) return { sign: 'price', weight: 2, text: `Цены близки: разница ${percent} %` };
  if (apart <= 0.06) return { sign: 'price', weight: -2.5, text: `Цены отличаются на ${percent} %` };
  return { sign: 'price', weight: -6, text: `Цены отличаются на ${percent} %` };
};

function byText({ shingles: one }: Offer, { shingles: other }: Offer): Sign | null {
  if (one.size < 8 || other.size < 8) return null;
  let shared = 0;
  for (const shingle of one) if (other.has(shingle)) shared += 1;
  const share = shared / (one.size + other.size - shared);
  if (share >= 0.9) return { sign: 'text', weight: 6, text: 'Один и тот же текст' };
  if (share >= 0.55) return { sign: 'text', weight: 1.5, text: 'Похожий текст' };
  return share < 0.25 ? { sign: 'text', weight: -0.7, text: 'Разные тексты' } : null;
}

function byPhotos(one: Offer, other: Offer, isShared: SharedPictures): Sign | null {
  const [own, theirs] = [one, other].map(({ hashes }) => hashes.filter((hash) => !isShared(hash)));
  if (!own?.length || !theirs?.length) return null;
  const same = own.filter((hash) => theirs.some((their) => areSamePicture(hash, their))).length;
  if (same === 0) return { sign: 'photos', weight: -3.5, text: 'Ни одной общей фотографии' };
  return { sign: 'photos', weight: same > 1 ? 11 : 9, text: `Общие фотографии: ${same}` };
}

/** Sellers of one flat begin within weeks of each other; a later sale of the same flat is another offer. */
function byTime(one: Offer, other: Offer): Sign {
  const days = Math.abs(one.from - other.from);
  return days <= 31
    ? { sign: 'time', weight: 0.8, text: 'Опубликованы в одно время' }
    : { sign: 'time', weight: days > 120 ? -7 : -3, text: 'Опубликованы в разное время' };
}

const JUDGES: readonly Judge[] = [byPlace, byRooms, byFloor, byArea, byKitchen, byKadNumber, byPhone];

/** A quick look that leaves out nearly all pairs: they were not on sale together, or are of quite another size. */
export const mayBeSame = (one: Offer, other: Offer): boolean =>
  one.from < other.until &&
  other.from < one.until &&
  (one.rooms === null || other.rooms === null || one.rooms === other.rooms || one.kad_number !== null);

const SEEMS_APART = -6;

/** How much speaks for two adverts of one street selling one flat, with every reason. */
export function weighPair(one: Offer, other: Offer, isShared: SharedPictures): PairWeight {
  const signs: Sign[] = [byTime(one, other)];
  for (const judge of JUDGES) {
    const sign = judge(one, other);
    if (sign !== null) signs.push(sign);
  }
  const soFar = signs.reduce((sum, { weight }) => sum + weight, 0);
  // What is left can add no more than this: pairs that are plainly apart need no look at pictures and texts.
  const rest = soFar < -18 ? [] : [byPrice(one, other), byText(one, other), byPhotos(one, other, isShared)];
  for (const sign of rest) if (sign !== null) signs.push(sign);
  const weight = Math.round(signs.reduce((sum, sign) => sum + sign.weight, 0) * 10) / 10;
  const has = (name: SameFlatSign, is: (weight: number) => boolean) =>
    signs.some((sign) => sign.sign === name && is(sign.weight));
  const isContradiction =
    has('kad_number', (given) => given < 0) ||
    (has('phone', (given) => given > 0) &&
      (has('floor', (given) => given < 0) || has('rooms', (given) => given < 0))) ||
    weight <= SEEMS_APART;
  return { weight, signs, isContradiction };
}
