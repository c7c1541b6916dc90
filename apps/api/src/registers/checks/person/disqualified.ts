import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { personRegisterCheck } from './register-check.ts';

/** The tax service's register of disqualified persons (Administrative Code, article 3.11). */
export const disqualifiedCheck = personRegisterCheck({
  type: 'disqualified',
  questionPrice: 50,
  title: 'Дисквалификация',
  name: 'disqualified',
  shape: {
    number: z.string().max(60),
    organisation: z.string().max(300),
    position: z.string().max(200),
    article: z.string().max(200),
    since: day,
    until: day,
  },
  found: () => ({
    level: 'warning',
    code: 'disqualified_found',
    title: 'Человек дисквалифицирован',
    text: 'До окончания срока он не вправе руководить организацией: договор, который он подписывает как руководитель, можно оспорить.',
  }),
  none: {
    title: 'В реестре дисквалифицированных лиц не значится',
    text: 'Запрета занимать руководящие должности в реестре ФНС нет.',
  },
  facts: (record) => ({
    title: `Запись № ${record.number}`,
    facts: [
      { name: 'Организация', value: record.organisation },
      { name: 'Должность', value: record.position },
      { name: 'Основание', value: record.article },
      { name: 'Срок', value: `${formatDate(record.since)} — ${formatDate(record.until)}` },
    ],
  }),
});
