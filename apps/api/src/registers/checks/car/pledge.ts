import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { carRegisterCheck } from './register-check.ts';

/** The notaries' register of pledge notices (Civil Code, article 339.1). */
export const pledgeCheck = carRegisterCheck({
  type: 'car_pledge',
  questionPrice: 100,
  title: 'Залог',
  name: 'pledge',
  record: z.object({
    number: z.string().max(60),
    registered_on: day,
    pledgee: z.string().max(300),
    description: z.string().max(1000),
    ended_on: day.nullable(),
  }),
  findings: (records) => {
    const open = records.filter(({ ended_on: ended }) => ended === null);
    const retold = records.map((one) => ({
      title: `Уведомление № ${one.number}`,
      facts: [
        { name: 'Зарегистрировано', value: formatDate(one.registered_on) },
        { name: 'Залогодержатель', value: one.pledgee },
        { name: 'Предмет', value: one.description },
        ...(one.ended_on ? [{ name: 'Исключено', value: formatDate(one.ended_on) }] : []),
      ],
    }));
    if (open.length > 0) {
      return [
        {
          level: 'danger',
          code: 'car_pledge_open',
          title: 'Автомобиль в залоге',
          text: 'Залог остаётся и после продажи: за долг продавца автомобиль заберут у вас. Покупайте только после исключения записи из реестра.',
          records: retold,
        },
      ];
    }
    return [
      {
        level: 'clear',
        code: records.length > 0 ? 'car_pledge_past' : 'car_pledge_none',
        title: records.length > 0 ? 'Залог был, запись исключена' : 'В залоге не числится',
        text: 'Действующих записей в реестре уведомлений о залоге нет. Залог, о котором банк не уведомил, там не виден.',
        ...(records.length > 0 && { records: retold }),
      },
    ];
  },
});
