import type { Adjustment, PriceFactor } from '@proverka/contract/valuation';
import { formatDate } from '@proverka/words/dates';
import { formatDecimal } from '@proverka/words/number-format';
import { conditionWords, floorWords, houseKindWords } from '@proverka/words/valuation-words';
import type { FittedModel } from '../model/fitted.domain.ts';
import { isoOf } from '../model/flat.domain.ts';
import type { Flat } from '../model/flat.domain.ts';
import { predict } from '../model/predict.domain.ts';
import type { Chosen } from './comparable.domain.ts';

/** Smaller differences are not told. */
const LEAST_RUBLES = 1000;

const order = [
  'time',
  'area',
  'place',
  'house',
  'year',
  'floor',
  'rooms',
  'condition',
  'apartments',
] as const satisfies readonly PriceFactor[];

type Told = (typeof order)[number];

/**
 * Turns the price of a compared flat into what it would be if it were the valued one today: factor by factor, in whole thousands, so
 * that a reader can add them up. Each step changes what the steps before it have made.
 */
export function adjust(
  model: FittedModel,
  { flat, day }: { readonly flat: Flat; readonly day: number },
  { candidate, isSameHouse }: Chosen,
): { readonly adjustments: readonly Adjustment[]; readonly adjustedPrice: number } {
  const own = predict(model, flat, day).factors;
  const other = predict(model, candidate.flat, candidate.on).factors;
  const differences: Readonly<Record<Told, number>> = {
    ...difference(own, other),
    area: own.area - other.area + Math.log(flat.area / candidate.flat.area),
  };
  let exact = candidate.price;
  let told = candidate.price;
  const adjustments: Adjustment[] = [];
  for (const factor of order) {
    const before = exact;
    exact *= Math.exp(differences[factor]);
    const rubles = Math.round((exact - before) / LEAST_RUBLES) * LEAST_RUBLES;
    if (Math.abs(rubles) < LEAST_RUBLES) continue;
    told += rubles;
    const change = differences[factor];
    adjustments.push({ factor, text: wordsOf(factor, { flat, candidate, isSameHouse, change }), rubles });
  }
  return { adjustments, adjustedPrice: told };
}

type Factors = Readonly<Record<PriceFactor, number>>;

const difference = (own: Factors, other: Factors): Readonly<Record<Told, number>> => ({
  time: own.time - other.time,
  area: 0,
  place: own.place - other.place,
  house: own.house - other.house,
  year: own.year - other.year,
  floor: own.floor - other.floor,
  rooms: own.rooms - other.rooms,
  condition: own.condition - other.condition,
  apartments: own.apartments - other.apartments,
});

interface Compared {
  readonly flat: Flat;
  readonly candidate: Chosen['candidate'];
  readonly isSameHouse: boolean;
  /** A logarithm. */
  readonly change: number;
}

const none = 'не указано';
const arrow = (from: string, to: string): string => `${from || none} → ${to || none}`;

/** Of the compared flat, then of the valued one. */
function wordsOf(factor: Told, { flat, candidate, isSameHouse, change }: Compared): string {
  const other = candidate.flat;
  switch (factor) {
    case 'time':
      return `Цены с ${formatDate(isoOf(candidate.on))}: ${percentWords(change)}`;
    case 'area':
      return `Площадь: ${arrow(metres(other.area), metres(flat.area))}`;
    case 'place':
      return isSameHouse ? 'Другая часть дома' : 'Другое место';
    case 'house':
      return `Дом: ${arrow(houseWords(other), houseWords(flat))}`;
    case 'year':
      return `Год дома: ${arrow(String(other.year ?? ''), String(flat.year ?? ''))}`;
    case 'floor':
      return `Этаж: ${arrow(floorWords(other.floor, other.floors), floorWords(flat.floor, flat.floors))}`;
    case 'rooms':
      return `Комнаты: ${arrow(roomCount(other), roomCount(flat))}`;
    case 'condition':
      return `Состояние: ${arrow(conditionOf(other), conditionOf(flat))}`;
    case 'apartments':
      return arrow(lawWords(other), lawWords(flat));
    default:
      return factor satisfies never;
  }
}

const metres = (area: number): string => `${formatDecimal(area, 1)}\u00A0м²`;
const roomCount = ({ rooms }: Flat): string => (rooms === 0 ? 'студия' : String(rooms ?? ''));
const conditionOf = ({ condition }: Flat): string => (condition === null ? '' : conditionWords[condition]);
const lawWords = ({ isApartments }: Flat): string => (isApartments ? 'Апартаменты' : 'квартира');
const houseWords = ({ kind, ceiling }: Flat): string =>
  [
    kind === null ? '' : houseKindWords[kind],
    ceiling === null ? '' : `потолки ${formatDecimal(ceiling, 2)} м`,
  ]
    .filter((words) => words !== '')
    .join(', ');

function percentWords(change: number): string {
  const percent = 100 * (Math.exp(change) - 1);
  return `${percent < 0 ? '\u2212' : '+'}${formatDecimal(Math.abs(percent), 1)}\u00A0%`;
}
