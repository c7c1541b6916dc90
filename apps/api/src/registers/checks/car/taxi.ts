import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { carRegisterCheck } from './register-check.ts';

/** Regional registers of taxi permits (580-FZ). */
export const taxiCheck = carRegisterCheck({
  type: 'car_taxi',
  questionPrice: 50,
  title: 'Работа в такси',
  name: 'taxi',
  record: z.object({
    license: z.string().max(60),
    region: z.string().max(200),
    since: day,
    until: day.nullable(),
    state: z.string().max(100),
    carrier: z.string().max(300),
  }),
  findings: (records) =>
    records.length === 0
      ? [
          {
            level: 'clear',
            code: 'car_taxi_none',
            title: 'В реестрах такси не значится',
            text: 'Разрешений на такси для этого автомобиля не найдено.',
          },
        ]
      : [
          {
            level: 'attention',
            code: 'car_taxi_found',
            title: 'Автомобиль работал в такси',
            text: 'Пробег и износ у такси больше обычных: проверьте салон, коробку и пробег особенно внимательно.',
            records: records.map((one) => ({
              title: `Разрешение № ${one.license}`,
              facts: [
                { name: 'Регион', value: one.region },
                { name: 'Перевозчик', value: one.carrier },
                {
                  name: 'Срок',
                  value: `${formatDate(one.since)} — ${one.until ? formatDate(one.until) : 'бессрочно'}`,
                },
                { name: 'Состояние', value: one.state },
              ],
            })),
          },
        ],
});
