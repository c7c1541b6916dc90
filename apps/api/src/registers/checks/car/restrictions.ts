import { formatDate } from '@proverka/words/dates';
import { parseDate } from '@proverka/validation/date';
import { z } from 'zod';
import { defineCheck } from '../../check.ts';
import { withKnownCar } from './known-car.ts';

const restrictionsSchema = z.object({
  records: z
    .array(
      z.object({
        regname: z.string().max(200),
        gid: z.string().max(100),
        /** «26.07.2016T00:00:00.000+03:00». */
        dateogr: z.string().max(40),
        ogrkod: z.int(),
        divtype: z.int(),
        tsmodel: z.string().max(200).nullish(),
      }),
    )
    .max(500),
});

// The codes used on the traffic police's site.
const kinds: Readonly<Record<number, string>> = {
  1: 'Запрет на регистрационные действия',
  2: 'Запрет на снятие с учёта',
  3: 'Запрет на регистрационные действия и прохождение осмотра',
  4: 'Утилизация',
  5: 'Аннулирование регистрации',
};
const initiators: Readonly<Record<number, string>> = {
  0: 'не указан',
  1: 'судебные органы',
  2: 'судебный пристав',
  3: 'таможенные органы',
  4: 'органы социальной защиты',
  5: 'нотариус',
  6: 'органы внутренних дел или другие правоохранительные органы',
};

const dayOf = (text: string): string => {
  const iso = parseDate(text.slice(0, 10));
  return iso === null ? text.slice(0, 10) : formatDate(iso);
};

/** Bans on registration: while one is in force the buyer cannot register the car. */
export const restrictionsCheck = defineCheck<'car', z.infer<typeof restrictionsSchema>>({
  type: 'car_restrict',
  questionPrice: 0,
  kind: 'car',
  title: 'Ограничения на регистрацию',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('restrict', known, restrictionsSchema, signal),
    ),
  findings: ({ data }) => {
    const records = data?.records ?? [];
    if (records.length === 0) {
      return [
        {
          level: 'clear',
          code: 'car_restrict_none',
          title: 'Ограничений на регистрацию нет',
          text: 'Запретов на регистрационные действия в Госавтоинспекции нет.',
        },
      ];
    }
    return [
      {
        level: 'danger',
        code: 'car_restrict_found',
        title: 'Есть ограничения на регистрацию',
        text: 'Пока ограничение не снято, поставить автомобиль на учёт нельзя. Деньги отдавайте только после того, как запись исчезнет.',
        records: records.map((one) => ({
          title: kinds[one.ogrkod] ?? `Ограничение, код ГИБДД ${one.ogrkod}`,
          facts: [
            { name: 'Наложено', value: dayOf(one.dateogr) },
            { name: 'Кем', value: initiators[one.divtype] ?? `код ГИБДД ${one.divtype}` },
            { name: 'Регион', value: one.regname },
            { name: 'Номер', value: one.gid },
          ],
        })),
      },
    ];
  },
});
