import { formatDate } from '@proverka/words/dates';
import { add, kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import { day } from '../day.ts';
import { personRegisterCheck } from './register-check.ts';

/** Tax debts by INN, from the state payment portal. */
export const taxDebtsCheck = personRegisterCheck({
  type: 'tax_debts',
  questionPrice: 150,
  title: 'Налоговая задолженность',
  name: 'tax_debts',
  shape: {
    tax: z.string().max(200),
    amount_kopecks: z.int().min(0),
    penalty_kopecks: z.int().min(0),
    as_of: day,
  },
  found: (own) => {
    const total = add(...own.map(({ record }) => kopecks(record.amount_kopecks + record.penalty_kopecks)));
    return {
      level: total >= 5_000_000 ? 'warning' : 'attention',
      code: 'tax_debts_found',
      title: `Долг по налогам ${formatMoney(total)}`,
      text: 'Сумма с пенями. Налоговый долг взыскивают через приставов, а банк может списать его со счёта без суда, если человек — предприниматель.',
    };
  },
  none: {
    title: 'Налоговой задолженности не найдено',
    text: 'Начислений, срок уплаты которых прошёл, по этому ИНН нет.',
  },
  facts: (record) => ({
    title: record.tax,
    facts: [
      { name: 'Долг', value: formatMoney(kopecks(record.amount_kopecks)) },
      { name: 'Пени', value: formatMoney(kopecks(record.penalty_kopecks)) },
      { name: 'На дату', value: formatDate(record.as_of) },
    ],
  }),
});
