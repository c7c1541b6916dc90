import { formatDate } from '@proverka/words/dates';
import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import { day } from '../day.ts';
import { personRegisterCheck } from './register-check.ts';

/** Temporary restriction on leaving the country (229-FZ, article 67). */
export const exitBanCheck = personRegisterCheck({
  type: 'exit_ban',
  questionPrice: 100,
  title: 'Запрет на выезд',
  name: 'exit_ban',
  shape: {
    proceeding: z.string().max(100),
    basis: z.string().max(300),
    amount_kopecks: z.int().min(0),
    department: z.string().max(300),
    since: day,
  },
  found: (rows) => [
    {
      level: 'warning',
      code: 'exit_ban_found',
      title: 'Есть ограничение на выезд за границу',
      text: 'Пристав вынес постановление, пограничники могут не выпустить. После уплаты долга запись снимают не в тот же день: проверьте ещё раз перед поездкой.',
      of: rows,
    },
  ],
  none: { title: 'Действующих ограничений на выезд по долгам не найдено' },
  coverage: {
    where: 'в сведениях приставов об ограничениях на выезд',
    isRegional: true,
    limits:
      'Ограничения по другим основаниям — служба, допуск к тайне, уголовное дело — в открытых сведениях не видны.',
  },
  facts: (record) => ({
    title: `Производство ${record.proceeding}`,
    facts: [
      { name: 'Основание', value: record.basis },
      { name: 'Сумма долга', value: formatMoney(kopecks(record.amount_kopecks)) },
      { name: 'Отдел приставов', value: record.department },
      { name: 'Ограничение с', value: formatDate(record.since) },
    ],
  }),
});
