import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { sideOf } from '../case-side.domain.ts';
import { courtRoleOf } from '../court-role.domain.ts';
import { day } from '../day.ts';
import { courtConclusions } from './courts.domain.ts';
import { personRegisterCheck } from './register-check.ts';

const kinds = {
  civil: 'Гражданское дело',
  criminal: 'Уголовное дело',
  administrative: 'Административное дело',
} as const;

/** Public cases of courts of general jurisdiction (262-FZ on access to information about courts). */
export const courtsCheck = personRegisterCheck({
  type: 'courts',
  questionPrice: 200,
  title: 'Суды общей юрисдикции',
  name: 'courts',
  shape: {
    court: z.string().max(300),
    case_number: z.string().max(100),
    category: z.string().max(500),
    kind: z.enum(['civil', 'criminal', 'administrative']),
    role: z.string().max(100),
    received_on: day,
    result: z.string().max(500).nullable(),
    decided_on: day.nullable(),
  },
  found: courtConclusions,
  none: { title: 'Судебных дел не найдено' },
  coverage: {
    where: 'в картотеках судов общей юрисдикции, ГАС «Правосудие»',
    isRegional: true,
    limits:
      'Мировые судьи и суды Москвы ведут свои картотеки; дела о несовершеннолетних, семейные и часть уголовных не публикуют.',
  },
  facts: (record) => ({
    title: `${kinds[record.kind]} № ${record.case_number}`,
    plot: {
      kind: 'case',
      side: sideOf[courtRoleOf(record.role)],
      since: record.received_on,
      // A result without a day has ended, nobody knows when.
      ...(record.decided_on === null && record.result !== null ? {} : { until: record.decided_on }),
    },
    facts: [
      { name: 'Суд', value: record.court },
      { name: 'О чём', value: record.category },
      { name: 'Кем участвует', value: record.role },
      { name: 'Поступило', value: formatDate(record.received_on) },
      ...(record.result ? [{ name: 'Итог', value: record.result }] : []),
      ...(record.decided_on ? [{ name: 'Решено', value: formatDate(record.decided_on) }] : []),
    ],
  }),
});
