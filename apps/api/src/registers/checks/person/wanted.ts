import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { personRegisterCheck } from './register-check.ts';

const lists = { federal: 'Федеральный розыск', local: 'Местный розыск' } as const;

/** Public wanted lists of the Ministry of Internal Affairs and the bailiffs. */
export const wantedCheck = personRegisterCheck({
  type: 'wanted',
  questionPrice: 100,
  title: 'Розыск: федеральный и местный',
  name: 'wanted',
  shape: {
    list: z.enum(['federal', 'local']),
    initiator: z.string().max(300),
    region: z.string().max(100).nullable(),
    since: day.nullable(),
  },
  found: (rows) => [
    {
      level: 'danger',
      code: 'wanted_found',
      title: 'Человек в розыске',
      text: 'Данные из открытых списков розыска. Не встречайтесь для передачи денег и сообщите инициатору розыска, если знаете, где человек находится.',
      of: rows,
    },
  ],
  none: { title: 'В открытых списках розыска не значится' },
  coverage: {
    where: 'в федеральном и местных списках розыска МВД и приставов',
    limits: 'Часть розыскных дел не публикуют.',
  },
  facts: (record) => ({
    title: lists[record.list],
    facts: [
      { name: 'Инициатор', value: record.initiator },
      ...(record.region ? [{ name: 'Регион', value: record.region }] : []),
      ...(record.since ? [{ name: 'Объявлен', value: formatDate(record.since) }] : []),
    ],
  }),
});
