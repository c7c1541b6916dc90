import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { companySupplierCheck, isEntrepreneur } from './supplier-check.ts';

/** The owners of the company; shareholders of joint-stock companies are not in the public register. */
export const companyFoundersCheck = companySupplierCheck({
  type: 'company_founders',
  questionPrice: 50,
  title: 'Учредители',
  record: z.object({
    name: z.string().max(300),
    inn: z.string().max(12).nullable(),
    share_percent: z.number().min(0).max(100),
    since: day,
  }),
  found: (records) => [
    {
      level: 'clear',
      code: 'company_founders_found',
      title: 'Кому принадлежит компания',
      text: 'Крупную сделку одобряют участники: у кого больше половины, тот и решает.',
      records: records.map(({ name, inn, share_percent: share, since }) => ({
        title: name,
        facts: [
          { name: 'Доля', value: `${String(share).replace('.', ',')} %` },
          { name: 'Участник с', value: formatDate(since) },
          ...(inn ? [{ name: 'ИНН', value: inn }] : []),
        ],
      })),
    },
  ],
  none: (company) =>
    isEntrepreneur(company)
      ? {
          title: 'У предпринимателя нет учредителей',
          meaning: 'По обязательствам он отвечает всем своим имуществом',
        }
      : {
          title: 'Учредители в реестре не указаны',
          meaning: 'Так бывает у акционерных обществ: их акционеров ведёт регистратор',
        },
  coverage: { where: 'в ЕГРЮЛ', limits: '' },
});
