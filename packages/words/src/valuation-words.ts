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

/** «студия», «3 комнаты». */
export const roomsWords = (rooms: number): string =>
  rooms === 0 ? 'студия' : counted(rooms, 'комната', 'комнаты', 'комнат');

/** «4 из 9», «4»; empty without a floor. */
export const floorWords = (floor: number | null, floors: number | null): string =>
  floor === null ? '' : floors === null ? String(floor) : `${floor} из ${floors}`;
