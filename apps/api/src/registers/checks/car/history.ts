import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { formatDecimal } from '@proverka/words/number-format';
import { countedPlainly } from '@proverka/words/plural';
import { defineCheck } from '../../check.ts';
import { factsOf } from './facts-of.ts';
import { historyLane } from './history-lane.ts';
import { isFatal, operationWords } from './operations.ts';
import { withKnownCar } from './known-car.ts';

const text = z.string().max(300);
export const historySchema = z.object({
  ownershipPeriods: z.object({
    ownershipPeriod: z
      .array(
        z.object({
          lastOperation: text.nullish(),
          simplePersonType: z.enum(['Natural', 'Legal']),
          from: day,
          to: day.nullish(),
        }),
      )
      .max(200),
  }),
  vehiclePassport: z.object({ number: text.nullish(), issue: text.nullish() }).nullish(),
  vehicle: z.object({
    model: text,
    year: text,
    color: text.nullish(),
    vin: text.nullish(),
    bodyNumber: text.nullish(),
    engineVolume: text.nullish(),
    powerHp: text.nullish(),
    category: text.nullish(),
  }),
});
type History = z.infer<typeof historySchema>;

const owners = { Natural: 'Физическое лицо', Legal: 'Юридическое лицо' } as const;
/** More owners than this are worth a question to the seller. */
const MANY_OWNERS = 5;

/** Registrations of the car: its data, and the kind and period of every owner. */
export const carHistoryCheck = defineCheck<'car', History>({
  type: 'car_history',
  source: 'vehicle',
  questionPrice: 0,
  kind: 'car',
  title: 'История регистраций',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('history', known, historySchema, signal),
    ),
  findings: ({ data, asOf }) => {
    if (data === null) {
      return [
        {
          level: 'attention',
          code: 'car_history_none',
          title: 'Автомобиль в Госавтоинспекции не найден',
          text: 'По этому номеру регистраций в России нет: автомобиль не стоял на учёте, либо в номере ошибка. Сверьте его с табличкой на кузове.',
        },
      ];
    }
    const periods = newestFirst(data.ownershipPeriods.ownershipPeriod);
    const [last] = periods;
    return [
      carFinding(data),
      ...(last?.to ? [endFinding(last)] : []),
      ...(last === undefined ? [] : [ownersFinding(periods, asOf)]),
    ];
  },
  known: ({ vehicle: { model, year, color, category } }, asOf) => ({
    kind: 'car',
    model: model.trim(),
    year: year.trim(),
    color: color?.trim() || null,
    category: category?.trim() || null,
    source_date: asOf,
  }),
});

/** Drops a zero fraction: «1591.0» becomes «1 591 см³»; what is not a number is shown as written. */
function measured(written: string | null | undefined, unit: string): string | null {
  const text = written?.trim() ?? '';
  if (text === '') return null;
  const value = Number(text.replace(',', '.'));
  if (Number.isNaN(value)) return text;
  return value > 0 ? `${formatDecimal(value, 1)} ${unit}` : null;
}

function carFinding({ vehicle, vehiclePassport }: History): FindingDraft {
  const { vin, bodyNumber: body } = vehicle;
  return {
    level: 'clear',
    code: 'car_history_vehicle',
    title: vehicle.model.trim(),
    text: 'Сверьте эти данные с документами и табличками на кузове.',
    records: [
      {
        title: 'Данные регистрации',
        facts: factsOf(
          ['Год выпуска', vehicle.year],
          ['Цвет', vehicle.color],
          ['VIN', vin],
          ['Номер кузова', body?.trim() === vin?.trim() ? null : body],
          ['Объём двигателя', measured(vehicle.engineVolume, 'см³')],
          ['Мощность', measured(vehicle.powerHp, 'л. с.')],
          ['Категория', vehicle.category],
          ['ПТС', vehiclePassport?.number],
          ['ПТС выдал', vehiclePassport?.issue],
        ),
      },
    ],
  };
}

type Period = History['ownershipPeriods']['ownershipPeriod'][number];

const newestFirst = (periods: readonly Period[]): Period[] =>
  periods.toSorted(
    (one, other) =>
      other.from.localeCompare(one.from) || (other.to ?? '9999').localeCompare(one.to ?? '9999'),
  );

/** Nobody owns the car on the register now. */
function endFinding({ to, lastOperation }: Period): FindingDraft {
  const how = lastOperation ? `. Последняя запись — ${operationWords(lastOperation)}` : '';
  const since = `Последнее владение закончилось ${formatDate(to ?? '')}${how}.`;
  return isFatal(lastOperation)
    ? {
        level: 'danger',
        code: 'car_history_ended_for_good',
        title: `Автомобиль снят с учёта${lastOperation ? `: ${endReason(lastOperation)}` : ''}`,
        text: `${since} Такой автомобиль нельзя зарегистрировать: не покупайте, пока Госавтоинспекция не подтвердит обратное.`,
      }
    : {
        level: 'attention',
        code: 'car_history_ended',
        title: 'Сейчас автомобиль на учёте не стоит',
        text: `${since} Спросите продавца, почему, и проверьте, что автомобиль вам зарегистрируют.`,
      };
}

/** «снятие с учёта: утилизация» → «утилизация». */
const endReason = (code: string): string => operationWords(code).replace(/^.*: /u, '');

function ownersFinding(periods: readonly Period[], asOf: string): FindingDraft {
  const isMany = periods.length > MANY_OWNERS;
  return {
    level: isMany ? 'attention' : 'clear',
    code: isMany ? 'car_history_many_owners' : 'car_history_owners',
    title: countedPlainly(periods.length, 'период владения', 'периода владения', 'периодов владения'),
    text: isMany
      ? 'Автомобиль часто менял владельцев: спросите, почему от него избавлялись.'
      : 'Имена владельцев Госавтоинспекция не раскрывает, только даты и вид владельца.',
    records: periods.map(({ simplePersonType, from, to, lastOperation }) => ({
      title: owners[simplePersonType],
      facts: factsOf(
        ['Период', `${formatDate(from)} — ${to ? formatDate(to) : 'по настоящее время'}`],
        ['Последняя запись', lastOperation ? operationWords(lastOperation) : null],
      ),
    })),
    charts: historyLane(
      'owners',
      asOf,
      periods.map(({ simplePersonType, from, to }) => ({
        title: owners[simplePersonType],
        start: from,
        end: to ?? null,
      })),
    ),
  };
}
