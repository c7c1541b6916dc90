import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { companySupplierCheck } from './supplier-check.ts';

/** Disqualified persons in the management (Administrative Code, article 3.11). */
export const companyDisqualifiedCheck = companySupplierCheck({
  type: 'company_disqualified',
  questionPrice: 50,
  title: 'Дисквалификация руководителей',
  record: z.object({
    full_name: z.string().max(300),
    position: z.string().max(300),
    article: z.string().max(300),
    since: day,
    until: day,
  }),
  findings: (records, asOf) => {
    const current = records.filter(({ until }) => until >= asOf);
    if (current.length === 0) {
      return [
        {
          level: 'clear',
          code: 'company_disqualified_none',
          title: 'Дисквалифицированных руководителей нет',
          text: 'Действующих запретов занимать руководящие должности у руководителей компании нет.',
        },
      ];
    }
    return [
      {
        level: 'danger',
        code: 'company_disqualified_found',
        title: 'Руководитель дисквалифицирован',
        text: 'До окончания срока подписывать договоры он не вправе: сделку могут признать недействительной. Требуйте подпись другого уполномоченного лица.',
        records: current.map((one) => ({
          title: one.full_name,
          facts: [
            { name: 'Должность', value: one.position },
            { name: 'Основание', value: one.article },
            { name: 'Срок', value: `${formatDate(one.since)} — ${formatDate(one.until)}` },
          ],
        })),
      },
    ];
  },
});
