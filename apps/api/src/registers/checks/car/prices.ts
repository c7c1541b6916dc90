import { moscowDay } from '@proverka/words/moments';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { sentences } from '@proverka/words/joined';
import { defineCheck } from '../../check.ts';
import type { Circumstances } from '../../check.ts';
import type { CarMarket } from '../../sources/car-adverts/car-adverts.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import type { CheckSources } from '../check-sources.ts';
import { ENOUGH_CARS, LONGEST_DAYS, MOST_YEARS, compareCars } from './comparable-cars.domain.ts';
import type { ComparedCar, Comparison } from './comparable-cars.domain.ts';
import { readComparedCar } from './compared-car.ts';
import { comparedRecord, nearestRecords } from './compared-records.ts';
import { withKnownCar } from './known-car.ts';
import type { KnownCar } from '../../sources/vehicle/blocks.domain.ts';
import { rangeOf } from './price-range.domain.ts';
import { rubleWords } from './ruble-words.ts';

/** Without a car adverts were not asked for: its model or its year is not known. */
type PricesAnswer =
  | { readonly car: ComparedCar; readonly market: CarMarket }
  | { readonly car: null; readonly market: null };

const DAY_MS = 86_400_000;
/** Before it there were no cars with a model of today's registers. */
const FIRST_YEAR = 1950;

/** What is asked for cars like this one. It says what is usual among sellers: neither a value nor a verdict. */
export const carPricesCheck = defineCheck<'car', PricesAnswer>({
  type: 'car_prices',
  source: 'car_adverts',
  questionPrice: 100,
  kind: 'car',
  title: 'Цены похожих автомобилей',
  ask: (sources, car, _ticket, signal, circumstances) =>
    withKnownCar(sources, car, signal, (known) => askMarket(sources, known, circumstances, signal)),
  findings: ({ data, asOf }, { price }) => {
    if (data === null) return [nothing];
    if (data.car === null) return [unknown];
    const comparison = compareCars(data.car, data.market, asOf);
    return [
      comparison.adverts.length < ENOUGH_CARS
        ? fewFinding(data.car, comparison, asOf)
        : rangeFinding(data.car, comparison, asOf, price === undefined ? null : Number(price)),
    ];
  },
});

async function askMarket(
  { vehicle, carAdverts }: CheckSources,
  known: KnownCar,
  { isLast, now }: Pick<Circumstances, 'isLast' | 'now'>,
  signal: AbortSignal,
): Promise<CheckAnswer<PricesAnswer>> {
  const registered = await readComparedCar(vehicle, known, isLast, signal);
  if (registered.kind === 'nothing_found') return { ...registered, ...notCompared };
  if (registered.kind !== 'found') return registered;
  const { data: car, source, sourceDate } = registered;
  const today = sourceDate ?? moscowDay(now);
  if (!isNamed(car, today)) return { source, sourceDate, ...notCompared };
  const seenSince = new Date(Date.parse(today) - LONGEST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const answer = await carAdverts.similar(
    { vehicle: car.vehicle, year: car.year, years: MOST_YEARS, seenSince },
    signal,
  );
  return answer.kind === 'found' ? { ...answer, data: { car, market: answer.data } } : answer;
}

const notCompared = { kind: 'found', data: { car: null, market: null } } as const;

/** A year to come is a slip of the register: there is nothing to compare with. */
const isNamed = ({ vehicle, year }: ComparedCar, today: string): boolean =>
  vehicle !== '' && Number.isInteger(year) && year >= FIRST_YEAR && year <= Number(today.slice(0, 4)) + 1;

const unknown: FindingDraft = {
  level: 'clear',
  code: 'car_prices_unknown',
  title: 'Похожих объявлений не искали',
  text: 'Модель и год выпуска по данным Госавтоинспекции не известны, поэтому сравнить цену не с чем.',
};

const nothing: FindingDraft = {
  level: 'clear',
  code: 'car_prices_none',
  title: 'Похожих объявлений не найдено',
  text: 'Цену сравнить не с чем: этой модели и этих лет в объявлениях нет. О самом автомобиле это ничего не говорит.',
};

const carsWords = (count: number): string => countedPlainly(count, 'автомобиль', 'автомобиля', 'автомобилей');
const alikeWords = (count: number): string =>
  countedPlainly(count, 'похожего автомобиля', 'похожих автомобилей', 'похожих автомобилей');

/** Prices of few cars are shown one by one, and called neither usual nor unusual. */
function fewFinding(car: ComparedCar, comparison: Comparison, asOf: string): FindingDraft {
  const { adverts } = comparison;
  return {
    level: 'clear',
    code: 'car_prices_few',
    title: adverts.length === 0 ? 'Похожих объявлений не найдено' : 'Мало похожих объявлений',
    text: sentences(
      adverts.length === 0
        ? 'Подходящих объявлений нет'
        : `Нашли ${carsWords(adverts.length)}, а обычную цену видно, когда их не меньше ${ENOUGH_CARS}`,
      'Цену сравните сами, с поправкой на год, пробег и состояние',
    ),
    records: [comparedRecord(car, comparison, asOf), ...nearestRecords(adverts)],
  };
}

function rangeFinding(
  car: ComparedCar,
  comparison: Comparison,
  asOf: string,
  mine: number | null,
): FindingDraft {
  const prices = comparison.adverts.map(({ price }) => price);
  const { lower, middle, upper } = rangeOf(prices);
  return {
    level: 'clear',
    code: 'car_prices_range',
    title: `За похожие чаще всего просят от ${rubleWords(lower)} до ${rubleWords(upper)}`,
    text: sentences(
      `Столько просят за половину из ${alikeWords(prices.length)}, посередине ${rubleWords(middle)}`,
      mine === null ? undefined : placeWords(mine, prices),
      'Это цены из объявлений, а не сделок и не оценка: торга, комплектации и состояния в них не видно',
      'Если просят намного меньше, спросите, почему',
    ),
    records: [comparedRecord(car, comparison, asOf), ...nearestRecords(comparison.adverts)],
    charts: [
      {
        kind: 'prices',
        prices_kopecks: prices.map(inKopecks),
        lower_kopecks: inKopecks(lower),
        middle_kopecks: inKopecks(middle),
        upper_kopecks: inKopecks(upper),
        mine_kopecks: mine === null ? null : inKopecks(mine),
      },
    ],
  };
}

/** Where a price stands, and not whether it is good. */
function placeWords(mine: number, prices: readonly number[]): string {
  const cheaper = prices.filter((price) => price < mine).length;
  const all = prices.length;
  const place =
    cheaper === 0
      ? `дешевле нет ни одного из ${all}`
      : cheaper === all
        ? `дешевле все ${all}`
        : `дешевле просят за ${cheaper} из ${all}`;
  return `В вашем объявлении ${rubleWords(mine)}: ${place}`;
}

const inKopecks = (rubles: number): number => Math.round(rubles) * 100;
