import { formatDate } from '@proverka/words/dates';
import type { FindingRecord } from '@proverka/contract/finding';
import { z } from 'zod';
import { nothingFound } from '../../asked.domain.ts';
import { day } from '../day.ts';
import { factsOf } from './facts-of.ts';
import { historyLane } from './history-lane.ts';
import { carRegisterCheck } from './register-check.ts';

const coverage = {
  where: 'в реестре уведомлений о залоге движимого имущества',
  limits: 'Залог, о котором банк не уведомил, там не виден.',
};

const noticeSchema = z.object({
  number: z.string().max(60),
  registered_on: day,
  pledgee: z.string().max(300),
  description: z.string().max(1000),
  ended_on: day.nullable(),
});
type Notice = z.infer<typeof noticeSchema>;

const recordOf = (one: Notice): FindingRecord => ({
  title: `Уведомление № ${one.number}`,
  level: one.ended_on === null ? 'danger' : 'clear',
  facts: factsOf(
    ['Зарегистрировано', formatDate(one.registered_on)],
    ['Залогодержатель', one.pledgee],
    ['Предмет залога', one.description],
    ['Исключено из реестра', one.ended_on && formatDate(one.ended_on)],
  ),
});

const entryOf = ({ pledgee, registered_on: start, ended_on: end }: Notice) => ({
  title: pledgee,
  start,
  end,
  level: end === null ? ('danger' as const) : undefined,
});

/** The notaries' register of pledge notices (Civil Code, article 339.1). */
export const pledgeCheck = carRegisterCheck({
  type: 'car_pledge',
  questionPrice: 100,
  title: 'Залог',
  name: 'pledge',
  record: noticeSchema,
  findings: (records, { asked, asOf }) => {
    const charts = historyLane('pledges', asOf, records.map(entryOf));
    const open = records.filter(({ ended_on: ended }) => ended === null);
    const retold = records.map(recordOf);
    if (open.length > 0) {
      return [
        {
          level: 'danger',
          code: 'car_pledge_open',
          title: 'Автомобиль в залоге',
          text: 'Залог остаётся и после продажи: за долг продавца автомобиль заберут у вас. Покупайте только после исключения записи из реестра.',
          records: retold,
          charts,
        },
      ];
    }
    return [
      {
        level: 'clear',
        code: records.length > 0 ? 'car_pledge_past' : 'car_pledge_none',
        ...nothingFound(
          {
            title: records.length > 0 ? 'Залог был, запись исключена' : 'В залоге не числится',
            meaning: 'Действующих записей о залоге нет',
          },
          coverage,
          asked,
        ),
        ...(records.length > 0 && { records: retold }),
        charts,
      },
    ];
  },
});
