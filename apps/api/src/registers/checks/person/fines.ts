import { formatDate } from '@proverka/words/dates';
import { add, kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { z } from 'zod';
import { day } from '../day.ts';
import { countedPlainly } from '@proverka/words/plural';
import { personRegisterCheck } from './register-check.ts';

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
  found: (own) => {
    const unpaid = own.filter(({ record }) => !record.paid);
    const total = add(...unpaid.map(({ record }) => kopecks(record.amount_kopecks)));
    return unpaid.length === 0
      ? {
          level: 'clear',
          code: 'fines_paid',
          title: 'Штрафы были, все оплачены',
          text: `Всего ${countedPlainly(own.length, 'постановление', 'постановления', 'постановлений')}, неоплаченных нет.`,
        }
      : {
          level: 'attention',
          code: 'fines_unpaid',
          title: `Неоплаченные штрафы на ${formatMoney(total)}`,
          text: `${countedPlainly(unpaid.length, 'постановление', 'постановления', 'постановлений')}. Штраф, не оплаченный за 60 дней, передают приставам, а за неуплату наказывают отдельно (КоАП, ст. 20.25).`,
        };
  },
  none: { title: 'Штрафов не найдено', text: 'Постановлений о штрафах в сведениях о начислениях нет.' },
  facts: (record) => ({
    title: `Постановление № ${record.resolution}`,
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
