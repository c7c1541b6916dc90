import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { countedPlainly } from '@proverka/words/plural';
import { defineCheck } from '../../check.ts';
import { withKnownCar } from './known-car.ts';

const text = z.string().max(300);
const historySchema = z.object({
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
  questionPrice: 0,
  kind: 'car',
  title: 'История регистраций',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('history', known, historySchema, signal),
    ),
  findings: ({ data }) => {
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
    return [carFinding(data), ownersFinding(data.ownershipPeriods.ownershipPeriod)];
  },
});

/** Drops a zero fraction: «1591.0» becomes «1591». */
const short = (number: string | null | undefined) => number?.replace(/\.0+$/u, '').replace('.', ',');

function carFinding({ vehicle, vehiclePassport }: History) {
  const facts = [
    { name: 'Год выпуска', value: vehicle.year },
    { name: 'Цвет', value: vehicle.color },
    { name: 'VIN', value: vehicle.vin },
    { name: 'Номер кузова', value: vehicle.bodyNumber },
    { name: 'Двигатель, см³', value: short(vehicle.engineVolume) },
    { name: 'Мощность, л. с.', value: short(vehicle.powerHp) },
    { name: 'ПТС', value: vehiclePassport?.number },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  return {
    level: 'clear' as const,
    code: 'car_history_vehicle',
    title: vehicle.model.trim(),
    text: 'Сверьте эти данные с документами и табличками на кузове.',
    records: [{ title: vehicle.model.trim(), facts }],
  };
}

function ownersFinding(periods: History['ownershipPeriods']['ownershipPeriod']) {
  const isMany = periods.length > MANY_OWNERS;
  return {
    level: isMany ? ('attention' as const) : ('clear' as const),
    code: isMany ? 'car_history_many_owners' : 'car_history_owners',
    title: countedPlainly(periods.length, 'период владения', 'периода владения', 'периодов владения'),
    text: isMany
      ? 'Автомобиль часто менял владельцев: спросите, почему от него избавлялись.'
      : 'Имена владельцев Госавтоинспекция не раскрывает, только даты и вид владельца.',
    records: periods.map(({ simplePersonType, from, to }) => ({
      title: owners[simplePersonType],
      facts: [
        { name: 'Владел', value: `${formatDate(from)} — ${to ? formatDate(to) : 'по настоящее время'}` },
      ],
    })),
  };
}
