import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { nothingFound } from '../../asked.domain.ts';
import { day } from '../day.ts';
import { factsOf } from './facts-of.ts';
import { historyLane } from './history-lane.ts';
import { carRegisterCheck } from './register-check.ts';

const isInForce = (one: { until: string | null; state: string }, asOf: string): boolean =>
  (one.until === null || one.until >= asOf) &&
  one.state.trim().toLocaleLowerCase('ru').startsWith('действует');

const coverage = {
  where: 'в региональных реестрах такси',
  limits: 'Работа без разрешения туда не попадает.',
};

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
  findings: (records, { asOf, asked }) =>
    records.length === 0
      ? [
          {
            level: 'clear',
            code: 'car_taxi_none',
            ...nothingFound({ title: 'В реестрах такси не значится' }, coverage, asked),
          },
        ]
      : [
          {
            level: 'attention',
            code: 'car_taxi_found',
            title: records.some((one) => isInForce(one, asOf))
              ? 'Есть действующее разрешение на такси'
              : 'Автомобиль работал в такси',
            text: 'Пробег и износ у такси больше обычных: проверьте салон, коробку и пробег особенно внимательно.',
            records: records.map((one) => ({
              title: `Разрешение № ${one.license}`,
              facts: factsOf(
                ['Регион', one.region],
                ['Перевозчик', one.carrier],
                [
                  'Срок',
                  one.until
                    ? `${formatDate(one.since)} — ${formatDate(one.until)}`
                    : `с ${formatDate(one.since)}, бессрочно`,
                ],
                ['Состояние', one.state],
              ),
            })),
            charts: historyLane(
              'taxi',
              asOf,
              records.map(({ carrier, since, until }) => ({ title: carrier, start: since, end: until })),
            ),
          },
        ],
});
