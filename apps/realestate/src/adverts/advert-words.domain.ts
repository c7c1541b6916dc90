import type { AdvertBrief, AdvertWarning, FlatCondition, HouseKind } from '@proverka/contract/advert';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { formatDecimal } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';

const nbsp = '\u00A0';

/** «9 850 000 ₽», from whole rubles of the wire. */
export const priceWords = (price: number): string => formatMoney(rubles(Math.round(price)));

export const metrePriceWords = (price: number): string => `${priceWords(price)}${nbsp}за${nbsp}м²`;

/** Of averages: a ruble more or less says nothing. */
export const toHundreds = (price: number): number => Math.round(price / 100) * 100;

export const areaWords = (area: number): string => `${formatDecimal(area, 1)}${nbsp}м²`;

/** «студия», «2 комнаты» */
export const roomsWords = (rooms: number): string =>
  rooms === 0 ? 'студия' : counted(rooms, 'комната', 'комнаты', 'комнат');

/** «2-комнатные», «студии»: flats in general. */
export const flatsOfRooms = (rooms: number): string => (rooms === 0 ? 'студии' : `${rooms}\u2011комнатные`);

/** «2-комн. квартира, 54,3 м²»; our own words, since titles of sites are advertising. */
export function flatTitle({ rooms, area, object_type: type }: AdvertBrief['fields']): string {
  const thing = type === 'apartments' ? 'апартаменты' : 'квартира';
  const kind = rooms === null ? capital(thing) : rooms === 0 ? studio(type) : `${rooms}\u2011комн. ${thing}`;
  return `${kind}, ${areaWords(area)}`;
}

const studio = (type: AdvertBrief['fields']['object_type']): string =>
  type === 'apartments' ? 'Апартаменты-студия' : 'Студия';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «4 этаж из 9» */
export function floorWords(floor: number | null, floors: number | null): string {
  if (floor === null) return floors === null ? '' : counted(floors, 'этаж', 'этажа', 'этажей');
  return floors === null ? `${floor}${nbsp}этаж` : `${floor}${nbsp}этаж из${nbsp}${floors}`;
}

export const daysWords = (days: number): string => counted(days, 'день', 'дня', 'дней');

/** How long a flat has been on sale: «сегодня», «12 дней в продаже». */
export const onSaleWords = ({ state, days_on_sale: days }: AdvertBrief['fields']): string => {
  if (state === 'removed') return 'снято с продажи';
  return days < 1 ? 'в продаже с сегодняшнего дня' : `${daysWords(days)} в${nbsp}продаже`;
};

/** «−3,4 %», «+2 %» */
export const changeWords = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '\u2212' : ''}${formatDecimal(Math.abs(percent), 1)}${nbsp}%`;

export const houseKindWords: Readonly<Record<HouseKind, string>> = {
  panel: 'панельный',
  brick: 'кирпичный',
  monolith: 'монолитный',
  block: 'блочный',
  prewar: 'дореволюционный или довоенный',
};

export const conditionWords: Readonly<Record<FlatCondition, string>> = {
  needs_repair: 'требует ремонта',
  cosmetic: 'косметический ремонт',
  good: 'хороший ремонт',
  designer: 'дизайнерский ремонт',
};

/** For a card: two or three words each. What only takes things away from a card is told on the advert's page. */
export const warningBadges: Readonly<Partial<Record<AdvertWarning, string>>> = {
  price_too_low: 'Подозрительно дёшево',
  on_sale_too_long: 'Давно в продаже',
  removed: 'Снято с продажи',
  place_unclear: 'Место неясно',
};
