import { formatDate } from '@proverka/words/dates';
import { add, kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import { day } from '../day.ts';
import { countedPlainly } from '@proverka/words/plural';
import { grouped } from '../conclusion.domain.ts';
import { personRegisterCheck } from './register-check.ts';

/** A debt from this sum bars a person from leaving the country (229-FZ, article 67). */
const LARGE = kopecks(3_000_000);

const resolutions = ({ length }: readonly unknown[]): string =>
  countedPlainly(length, 'постановление', 'постановления', 'постановлений');

/** Administrative fines from the state system of payments. */
export const finesCheck = personRegisterCheck({
  type: 'fines',
  questionPrice: 150,
  title: 'Штрафы',
  name: 'fines',
  shape: {
    resolution: z.string().max(60),
    issued_on: day,
    amount_kopecks: z.int().min(0),
    article: z.string().max(200),
    department: z.string().max(300),
    paid: z.boolean(),
    discount_until: day.nullable(),
  },
  found: (rows) =>
    grouped(rows, ({ paid }) => (paid ? 'paid' : 'unpaid'), {
      unpaid: (of) => {
        const total = add(...of.map(({ amount_kopecks: amount }) => kopecks(amount)));
        return {
          level: total >= LARGE ? 'warning' : 'attention',
          code: 'fines_unpaid',
          title: `Неоплаченные штрафы на ${formatMoney(total)}`,
          text: `${resolutions(of)}. Штраф, не оплаченный за 60 дней, передают приставам, а за неуплату наказывают отдельно (КоАП, ст. 20.25).`,
        };
      },
      paid: (of) => ({
        level: 'clear',
        code: 'fines_paid',
        title: `Оплаченные штрафы: ${of.length}`,
        text: `${resolutions(of)} с отметкой об оплате.`,
      }),
    }),
  none: { title: 'Штрафов не найдено' },
  coverage: {
    where: 'в сведениях о начислениях, ГИС ГМП',
    limits: 'Штраф появляется там не в день постановления.',
  },
  facts: (record) => ({
    title: `Постановление № ${record.resolution}`,
    plot: {
      kind: 'debt',
      about: 'fines',
      amount_kopecks: record.amount_kopecks,
      since: record.issued_on,
      is_open: !record.paid,
    },
    facts: [
      { name: 'Вынесено', value: formatDate(record.issued_on) },
      { name: 'Сумма', value: formatMoney(kopecks(record.amount_kopecks)) },
      { name: 'Нарушение', value: record.article },
      { name: 'Кто вынес', value: record.department },
      { name: 'Оплата', value: record.paid ? 'оплачен' : 'не оплачен' },
      ...(record.discount_until && !record.paid
        ? [{ name: 'Со скидкой до', value: formatDate(record.discount_until) }]
        : []),
    ],
  }),
});
