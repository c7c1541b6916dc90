import { formatDate } from '@proverka/words/dates';
import { add, kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import { day } from '../day.ts';
import { grouped } from '../conclusion.domain.ts';
import { personRegisterCheck } from './register-check.ts';

/** More than a household's taxes of a year: the person has not paid for long. */
const LARGE = kopecks(5_000_000);

interface Due {
  readonly amount_kopecks: number;
  readonly penalty_kopecks: number;
}

const dueOf = (of: readonly Due[]) =>
  add(...of.map(({ amount_kopecks: amount, penalty_kopecks: penalty }) => kopecks(amount + penalty)));

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
  by: 'inn',
  found: (rows) =>
    grouped(rows, (one) => (dueOf([one]) > 0 ? 'due' : 'paid'), {
      due: (of) => ({
        level: dueOf(of) >= LARGE ? 'warning' : 'attention',
        code: 'tax_debts_found',
        title: `Долг по налогам ${formatMoney(dueOf(of))}`,
        text: 'Сумма с пенями. Налоговый долг взыскивают через приставов, а банк может списать его со счёта без суда, если человек — предприниматель.',
      }),
      paid: () => ({
        level: 'clear',
        code: 'tax_debts_paid',
        title: 'Налоговые начисления уплачены',
        text: 'Записи есть, долга и пеней в них нет.',
      }),
    }),
  none: { title: 'Налоговой задолженности не найдено' },
  coverage: {
    where: 'в сведениях о начислениях, ГИС ГМП',
    limits: 'Видны начисления, срок уплаты которых прошёл; налог, который ещё не посчитали, не виден.',
  },
  facts: (record) => ({
    title: record.tax,
    // The day of the record is that of the answer, not that of the debt.
    plot: {
      kind: 'debt',
      about: 'taxes',
      amount_kopecks: dueOf([record]),
      since: null,
      is_open: dueOf([record]) > 0,
    },
    facts: [
      { name: 'Долг', value: formatMoney(kopecks(record.amount_kopecks)) },
      { name: 'Пени', value: formatMoney(kopecks(record.penalty_kopecks)) },
      { name: 'На дату', value: formatDate(record.as_of) },
    ],
  }),
});
