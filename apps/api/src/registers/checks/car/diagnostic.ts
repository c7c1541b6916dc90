import { formatDate } from '@proverka/words/dates';
import type { FindingChart, FindingRecord, Level } from '@proverka/contract/finding';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { sentences } from '@proverka/words/joined';
import { z } from 'zod';
import { day } from '../day.ts';
import { defineCheck } from '../../check.ts';
import { factsOf } from './facts-of.ts';
import { historyLane } from './history-lane.ts';
import { withKnownCar } from './known-car.ts';
import { byDate, fallsOf, fallWords, mileage, mileageWords } from './mileage.domain.ts';
import type { Card } from './mileage.domain.ts';

const text = z.string().max(300);
const cardSchema = z.object({
  dcNumber: text,
  dcDate: day,
  dcExpirationDate: day,
  odometerValue: text.nullish(),
});
export const diagnosticSchema = z.object({
  diagnosticCards: z
    .array(cardSchema.extend({ previousDcs: z.array(cardSchema).max(100).nullish() }))
    .max(50),
});

/** Diagnostic cards: technical inspections with the mileage on that day. */
export const diagnosticCheck = defineCheck<'car', z.infer<typeof diagnosticSchema>>({
  type: 'car_diagnostic',
  source: 'vehicle',
  questionPrice: 0,
  kind: 'car',
  title: 'Диагностические карты',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('diagnostic', known, diagnosticSchema, signal),
    ),
  findings: ({ data, asOf }) => {
    const cards = allCards(data);
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
    return [cardsFinding(cards, newest, asOf)];
  },
});

/** The cards in force and those before them. */
export function allCards(answer: z.infer<typeof diagnosticSchema> | null): Card[] {
  const current = answer?.diagnosticCards ?? [];
  return [...current, ...current.flatMap(({ previousDcs }) => previousDcs ?? [])];
}

function cardsFinding(cards: readonly Card[], newest: Card, asOf: string): FindingDraft {
  const falls = fallsOf(cards);
  const fallen = new Set(falls.flat());
  const records = cards
    .toSorted((one, other) => byDate(other, one))
    .map((card) => recordOf(card, fallen.size === 0 ? undefined : fallen.has(card) ? 'warning' : 'clear'));
  const [deepest] = falls;
  const charts = chartsOf(cards, asOf, fallen);
  if (deepest !== undefined) {
    return {
      level: 'warning',
      code: 'car_diagnostic_mileage',
      title: 'Пробег уменьшался',
      text: `${fallWords(deepest)} Показания могли скрутить. Проверьте износ и историю обслуживания.`,
      records,
      charts,
    };
  }
  const isValid = newest.dcExpirationDate >= asOf;
  const isCompared = cards.filter((card) => mileage(card) !== null).length > 1;
  return {
    level: 'clear',
    code: isValid ? 'car_diagnostic_valid' : 'car_diagnostic_past',
    title: isValid ? 'Техосмотр действует' : 'Действующей диагностической карты нет',
    text: sentences(
      isValid ? '' : 'Карты были, срок последней прошёл',
      isCompared
        ? 'Пробег в картах растёт от осмотра к осмотру'
        : 'Пробег записан не больше одного раза: сравнить его не с чем',
    ),
    records,
    charts,
  };
}

/** The curve needs two readings: one alone is no curve. */
function chartsOf(cards: readonly Card[], asOf: string, fallen: ReadonlySet<Card>): FindingChart[] {
  const entries = cards.map((card) => ({
    title: `Карта № ${card.dcNumber}`,
    start: card.dcDate,
    level: fallen.has(card) ? ('warning' as const) : undefined,
  }));
  const points = cards.toSorted(byDate).flatMap((card) => {
    const kilometres = mileage(card);
    return kilometres === null ? [] : [{ day: card.dcDate, kilometres }];
  });
  return [
    ...historyLane('inspections', asOf, entries),
    ...(points.length > 1 ? [{ kind: 'mileage' as const, points }] : []),
  ];
}

const recordOf = (card: Card, level: Level | undefined): FindingRecord => ({
  title: `Карта № ${card.dcNumber}`,
  ...(level && { level }),
  facts: factsOf(
    ['Пробег', mileageWords(card)],
    ['Выдана', formatDate(card.dcDate)],
    ['Действует до', formatDate(card.dcExpirationDate)],
  ),
});
