import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { grouped } from '../conclusion.domain.ts';
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
  found: (rows, asOf) =>
    grouped(rows, ({ until }) => (until >= asOf ? 'current' : 'past'), {
      current: () => ({
        level: 'warning',
        code: 'disqualified_found',
        title: 'Человек дисквалифицирован',
        text: 'До окончания срока он не вправе руководить организацией: договор, который он подписывает как руководитель, можно оспорить.',
      }),
      past: () => ({
        level: 'clear',
        code: 'disqualified_past',
        title: 'Срок дисквалификации прошёл',
        text: 'Раньше человеку запрещали руководить организациями, запрет кончился.',
      }),
    }),
  none: { title: 'В реестре дисквалифицированных лиц не значится' },
  coverage: {
    where: 'в реестре дисквалифицированных лиц ФНС',
    limits: 'Запись держат в реестре до конца срока; запреты приговором суда сюда не попадают.',
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
