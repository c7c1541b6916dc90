import { z } from 'zod';
import { nothingFound } from '../../asked.domain.ts';
import { defineCheck } from '../../check.ts';
import { factsOf } from './facts-of.ts';
import { withKnownCar } from './known-car.ts';
import { writtenDay } from './written-day.ts';

const wantedSchema = z.object({
  records: z
    .array(
      z.object({
        /** The region whose police started the search. */
        w_reg_inic: z.string().max(200),
        w_model: z.string().max(200),
        /** The day of the permanent record. */
        w_data_pu: z.string().max(40),
        w_god_vyp: z.string().max(10).nullish(),
      }),
    )
    .max(200),
});

const coverage = {
  where: 'в списках розыска Госавтоинспекции',
  limits: 'Угон, который ещё не внесли, там не виден.',
};

/** Cars wanted by the police. */
export const carWantedCheck = defineCheck<'car', z.infer<typeof wantedSchema>>({
  type: 'car_wanted',
  source: 'vehicle',
  questionPrice: 0,
  kind: 'car',
  title: 'Розыск автомобиля',
  ask: (sources, car, _ticket, signal) =>
    withKnownCar(sources, car, signal, (known) =>
      sources.vehicle.check('wanted', known, wantedSchema, signal),
    ),
  findings: ({ data, asked }) => {
    const records = data?.records ?? [];
    if (records.length === 0) {
      return [
        {
          level: 'clear',
          code: 'car_wanted_none',
          ...nothingFound({ title: 'В розыске не числится' }, coverage, asked),
        },
      ];
    }
    return [
      {
        level: 'danger',
        code: 'car_wanted_found',
        title: 'Автомобиль в розыске',
        text: 'Купленный автомобиль изымут и вернут владельцу, деньги придётся взыскивать с продавца. Не покупайте и сообщите в полицию.',
        records: records.map((one) => ({
          title: one.w_model,
          facts: factsOf(
            ['Регион инициатора розыска', one.w_reg_inic],
            ['Поставлен на учёт', writtenDay(one.w_data_pu)],
            ['Год выпуска', one.w_god_vyp],
          ),
        })),
      },
    ];
  },
});
