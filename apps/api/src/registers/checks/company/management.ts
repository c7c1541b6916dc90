import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { day } from '../day.ts';
import { companySupplierCheck, isEntrepreneur } from './supplier-check.ts';

const SELF = {
  title: 'Предприниматель действует сам',
  text: 'Руководителя у предпринимателя нет: договор подписывает он сам или тот, кому он дал доверенность.',
} as const;

/** Persons who may act for the company without a power of attorney. */
export const companyManagementCheck = companySupplierCheck({
  type: 'company_management',
  questionPrice: 50,
  title: 'Руководители',
  record: z.object({
    name: z.string().max(300),
    position: z.string().max(300),
    since: day,
    inn: z.string().max(12).nullable(),
  }),
  found: (records, _asOf, company) =>
    isEntrepreneur(company)
      ? [{ level: 'clear', code: 'company_management_self', ...SELF }]
      : [
          {
            level: 'clear',
            code: 'company_management_found',
            title: 'Кто вправе подписать договор',
            text: 'Сверьте подписанта с этим списком. У другого человека попросите доверенность.',
            records: records.map(({ name, position, since, inn }) => ({
              title: name,
              facts: [
                { name: 'Должность', value: position },
                { name: 'В должности с', value: formatDate(since) },
                ...(inn ? [{ name: 'ИНН', value: inn }] : []),
              ],
            })),
          },
        ],
  none: (company) =>
    isEntrepreneur(company)
      ? { as: 'self', title: SELF.title, meaning: SELF.text }
      : {
          level: 'warning',
          title: 'Руководитель в реестре не указан',
          meaning:
            'Кто вправе подписать договор, из реестра не видно. Попросите решение о назначении директора',
        },
  coverage: { where: 'в ЕГРЮЛ', limits: '' },
});
