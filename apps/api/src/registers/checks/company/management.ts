import type { FindingRecord } from '@proverka/contract/finding';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { grouped, told } from '../conclusion.domain.ts';
import { day } from '../day.ts';
import { companySupplierCheck, isEntrepreneur } from './supplier-check.ts';
import { tieState } from './tie-state.domain.ts';

const SELF = {
  title: 'Предприниматель действует сам',
  text: 'Руководителя у предпринимателя нет: договор подписывает он сам или тот, кому он дал доверенность.',
} as const;
const NOBODY = {
  title: 'Руководитель в реестре не указан',
  meaning: 'Кто вправе подписать договор, из реестра не видно. Попросите решение о назначении директора',
} as const;

const manager = z.object({
  name: z.string().max(300),
  position: z.string().max(300),
  since: day,
  /** The last day of a former one; answers of former versions have no such field. */
  until: day.nullish(),
  inn: z.string().max(12).nullable(),
});
type Manager = z.infer<typeof manager>;

/** Persons who may act for the company without a power of attorney. */
export const companyManagementCheck = companySupplierCheck({
  type: 'company_management',
  questionPrice: 50,
  title: 'Руководители',
  record: manager,
  found: (records, asOf, company) =>
    isEntrepreneur(company)
      ? [{ level: 'clear', code: 'company_management_self', ...SELF }]
      : [...signers(records, asOf), ...managers(records, asOf)],
  none: (company) =>
    isEntrepreneur(company)
      ? { as: 'self', title: SELF.title, meaning: SELF.text }
      : { level: 'warning', ...NOBODY },
  coverage: { where: 'в ЕГРЮЛ', limits: '' },
});

/** A register with nobody but former managers names nobody who may sign. */
const signers = (records: readonly Manager[], asOf: string): FindingDraft[] =>
  records.some((one) => tieState(asOf)(one) === 'current')
    ? []
    : [
        {
          level: 'warning',
          code: 'company_management_none',
          title: NOBODY.title,
          text: `${NOBODY.meaning}.`,
        },
      ];

const managers = (records: readonly Manager[], asOf: string): FindingDraft[] =>
  grouped(records, tieState(asOf), {
    current: () => ({
      level: 'clear',
      code: 'company_management_found',
      title: 'Кто вправе подписать договор',
      text: 'Сверьте подписанта с этим списком. У другого человека попросите доверенность.',
    }),
    former: (of) => ({
      level: 'clear',
      code: 'company_management_former',
      title: `Прежние руководители: ${of.length}`,
      text: 'Подписывать договоры они больше не вправе: доверенность, выданную прежним руководителем, проверьте у нынешнего.',
    }),
  }).map((one) => told(one, (of) => of.map(recordOf)));

const recordOf = ({ name, position, since, until, inn }: Manager): FindingRecord => ({
  title: name,
  plot: {
    kind: 'tie',
    as: 'manager',
    name,
    position,
    share_percent: null,
    address: null,
    since,
    until: until ?? null,
  },
  facts: [
    { name: 'Должность', value: position },
    { name: 'В должности с', value: formatDate(since) },
    ...(until ? [{ name: 'В должности до', value: formatDate(until) }] : []),
    ...(inn ? [{ name: 'ИНН', value: inn }] : []),
  ],
});
