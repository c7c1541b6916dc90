import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { countedPlainly } from '@proverka/words/plural';
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
  found: (own) => {
    const isCriminal = own.some(({ record }) => record.kind === 'criminal');
    return {
      level: isCriminal ? 'danger' : 'warning',
      code: isCriminal ? 'courts_criminal' : 'courts_found',
      title: isCriminal ? 'Есть уголовные дела' : 'Есть судебные дела',
      text: `${countedPlainly(own.length, 'дело', 'дела', 'дел')} в открытых картотеках. Прочтите, кем человек был в деле и чем оно кончилось: истец и потерпевший тоже участники.`,
    };
  },
  none: {
    title: 'Судебных дел не найдено',
    text: 'В открытых картотеках судов общей юрисдикции дел с участием человека нет. Дела о несовершеннолетних, семейные и часть уголовных не публикуются.',
  },
  facts: (record) => ({
    title: `${kinds[record.kind]} № ${record.case_number}`,
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
