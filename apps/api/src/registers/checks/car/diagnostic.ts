import { formatDate } from '@proverka/words/dates';
import { groupedDigits } from '@proverka/words/number-format';
import { z } from 'zod';
import { day } from '../day.ts';
import { defineCheck } from '../../check.ts';
import { withKnownCar } from './known-car.ts';

const text = z.string().max(300);
const cardSchema = z.object({
  dcNumber: text,
  dcDate: day,
  dcExpirationDate: day,
  odometerValue: text.nullish(),
});
const diagnosticSchema = z.object({
  diagnosticCards: z
    .array(cardSchema.extend({ previousDcs: z.array(cardSchema).max(100).nullish() }))
    .max(50),
});
type Card = z.infer<typeof cardSchema>;

const byDate = (one: Card, other: Card): number => one.dcDate.localeCompare(other.dcDate);
const mileage = ({ odometerValue }: Card): number | null => {
  const value = Number(odometerValue?.replaceAll(/\D/gu, '') ?? '');
  return value > 0 ? value : null;
};

/** «98 000»; a value that is not a number is shown as received. */
const mileageWords = (card: Card): string => {
  const known = mileage(card);
  return known === null ? (card.odometerValue ?? '') : groupedDigits(known);
};

/** A later card with a lower mileage than an earlier one. */
function isRolledBack(cards: readonly Card[]): boolean {
  const values = cards.toSorted(byDate).flatMap((card) => mileage(card) ?? []);
  return values.some((value, index) => index > 0 && value < (values[index - 1] ?? 0));
}

/** Diagnostic cards: technical inspections with the mileage on that day. */
export const diagnosticCheck = defineCheck<'car', z.infer<typeof diagnosticSchema>>({
  type: 'car_diagnostic',
  questionPrice: 0,
  kind: 'car',
  title: 'Диагностические карты',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('diagnostic', known, diagnosticSchema, signal),
    ),
  findings: ({ data, asOf }) => {
    const current = data?.diagnosticCards ?? [];
    const cards: Card[] = [...current, ...current.flatMap(({ previousDcs }) => previousDcs ?? [])];
    const newest = cards.toSorted(byDate).at(-1);
    if (newest === undefined) {
      return [
        {
          level: 'attention',
          code: 'car_diagnostic_none',
          title: 'Диагностических карт нет',
          text: 'Сведений о техосмотре нет. Для личных легковых автомобилей он нужен не всегда, но и пробег сверить не с чем.',
        },
      ];
    }
    const records = cards
      .toSorted((one, other) => byDate(other, one))
      .map((card) => ({
        title: `Карта № ${card.dcNumber}`,
        facts: [
          { name: 'Выдана', value: formatDate(card.dcDate) },
          { name: 'Действует до', value: formatDate(card.dcExpirationDate) },
          ...(card.odometerValue ? [{ name: 'Пробег, км', value: mileageWords(card) }] : []),
        ],
      }));
    if (isRolledBack(cards)) {
      return [
        {
          level: 'warning',
          code: 'car_diagnostic_mileage',
          title: 'Пробег уменьшался',
          text: 'В более поздней карте пробег меньше, чем в ранней: показания могли скрутить. Проверьте износ и историю обслуживания.',
          records,
        },
      ];
    }
    const isValid = newest.dcExpirationDate >= asOf;
    return [
      {
        level: 'clear',
        code: isValid ? 'car_diagnostic_valid' : 'car_diagnostic_past',
        title: isValid ? 'Техосмотр действует' : 'Действующей диагностической карты нет',
        text: isValid
          ? 'Пробег в картах растёт от осмотра к осмотру.'
          : 'Карты были, срок последней прошёл. Пробег в них растёт от осмотра к осмотру.',
        records,
      },
    ];
  },
});
