import { groupedDigits } from './number-format.ts';
import { counted } from './plural.ts';

/** Which prices a value rests on; it stands beside every value. */
export const basisWords = {
  sales: 'по ценам сделок',
  adverts: 'по ценам предложений',
} as const;

export const conditionWords = {
  needs_repair: 'нужен ремонт',
  cosmetic: 'косметический ремонт',
  good: 'хороший ремонт',
  designer: 'дизайнерский ремонт',
} as const;

export const houseKindWords = {
  panel: 'панельный',
  brick: 'кирпичный',
  monolith: 'монолитный',
  block: 'блочный',
  prewar: 'довоенный',
} as const;

/** Who said what is known of a valued flat. */
export const flatSourceWords = {
  register: 'ЕГРН',
  house: 'сведения о доме',
  sales: 'сделки с этой квартирой',
  adverts: 'объявления',
  buyer: 'со слов покупателя',
} as const;

/** What a seller aims at. */
export const paceWords = {
  quick: 'Быстро',
  usual: 'Как обычно',
  patient: 'Не торопясь',
} as const;

export const baselineWords = {
  district_median: 'Медиана метра в районе',
  five_nearest: 'Пять ближайших продаж',
} as const;

export interface StatedValue {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly basis: keyof typeof basisWords;
  readonly flat: { readonly is_apartments: boolean };
}

const rubles = (amount: number): string => `${groupedDigits(amount)}\u00A0₽`;

/**
 * «Квартира стоит около 9 800 000 ₽ по ценам сделок: четыре из пяти таких продают за сумму от 9 200 000 ₽ до 10 500 000 ₽.» What a
 * valuation says in one line; it is no verdict, because a value clears nobody of anything.
 */
export function valueSentence({ value, low, high, basis, flat }: StatedValue): string {
  const subject = flat.is_apartments ? 'Апартаменты стоят' : 'Квартира стоит';
  const trade = basis === 'sales' ? 'продают' : 'предлагают';
  return `${subject} около ${rubles(value)} ${basisWords[basis]}: четыре из пяти таких ${trade} за сумму от ${rubles(low)} до ${rubles(high)}.`;
}

/** «студия», «3 комнаты». */
export const roomsWords = (rooms: number): string =>
  rooms === 0 ? 'студия' : counted(rooms, 'комната', 'комнаты', 'комнат');

/** «4 из 9», «4»; empty without a floor. */
export const floorWords = (floor: number | null, floors: number | null): string =>
  floor === null ? '' : floors === null ? String(floor) : `${floor} из ${floors}`;
