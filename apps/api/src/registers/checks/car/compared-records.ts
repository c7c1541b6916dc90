import type { FindingRecord } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { joined } from '@proverka/words/joined';
import { groupedDigits } from '@proverka/words/number-format';
import type { CarAdvert } from '../../sources/car-adverts/car-adverts.ts';
import type { ComparedCar, Comparison } from './comparable-cars.domain.ts';
import { factsOf } from './facts-of.ts';
import { rubleWords } from './ruble-words.ts';

/** As many of them the reader sees one by one. */
const NEAREST = 5;

const transmissions: Readonly<Record<string, string>> = {
  manual: 'механика',
  automatic: 'автомат',
  robot: 'робот',
  cvt: 'вариатор',
};

const kilometreWords = (kilometres: number): string => `${groupedDigits(Math.round(kilometres))} км`;

/** What was compared: how many, of which years, which mileage, where and when. */
export function comparedRecord(
  { engineCm3: engine, isRightHand, mileage, areInspectionsSilent: isSilent = false }: ComparedCar,
  { adverts, years, kilometres, since, left }: Comparison,
  asOf: string,
): FindingRecord {
  return {
    title: 'С чем сравнили',
    facts: factsOf(
      ['Автомобилей', String(adverts.length)],
      ['Годы выпуска', `${years[0]}–${years[1]}`],
      [
        'Пробег',
        kilometres === null
          ? `любой: ${isSilent ? 'об осмотрах источник не ответил' : 'пробег этого автомобиля точно не известен'}`
          : `от ${kilometreWords(kilometres[0])} до ${kilometreWords(kilometres[1])}`,
      ],
      ['Последний осмотр', mileage && `${kilometreWords(mileage.kilometres)} на ${formatDate(mileage.day)}`],
      ['Двигатель', engine === null ? null : `${groupedDigits(engine)} см³`],
      ['Руль', isRightHand ? 'справа' : 'слева'],
      ['Где', 'вся Россия'],
      ['Когда продавались', `${formatDate(since)} — ${formatDate(asOf)}`],
      ['Не считали', leftWords(left)],
    ),
  };
}

const leftWords = ({ otherTerms, repeats, outliers }: Comparison['left']): string =>
  joined([
    otherTerms > 0 && `битые и с ценой на особых условиях: ${otherTerms}`,
    repeats > 0 && `повторы: ${repeats}`,
    outliers > 0 && `с ценой, далёкой от остальных: ${outliers}`,
  ]);

export const nearestRecords = (adverts: readonly CarAdvert[]): FindingRecord[] =>
  adverts.slice(0, NEAREST).map((one) => ({
    title: joined([
      `${one.year} год`,
      typeof one.mileage === 'number' && kilometreWords(one.mileage),
      one.city,
    ]),
    facts: factsOf(
      ['Цена', rubleWords(one.price)],
      ['Коробка', one.transmission && (transmissions[one.transmission] ?? null)],
      ['Продавец', one.seller === 'dealer' ? 'компания' : one.seller === 'owner' ? 'частное лицо' : null],
      [
        'Объявление',
        `${formatDate(one.first_seen)} — ${formatDate(one.last_seen)}, ${stateWords(one.state)}`,
      ],
    ),
  }));

function stateWords(state: string): string {
  if (state === 'sold') return 'снято: продан';
  return state === 'active' ? 'в продаже' : 'снято';
}
