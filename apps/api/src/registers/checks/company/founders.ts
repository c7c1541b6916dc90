import type { FindingRecord } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import { grouped, told } from '../conclusion.domain.ts';
import { day } from '../day.ts';
import { tieState } from './tie-state.domain.ts';
import { companySupplierCheck, isEntrepreneur } from './supplier-check.ts';

const founder = z.object({
  name: z.string().max(300),
  inn: z.string().max(12).nullable(),
  share_percent: z.number().min(0).max(100),
  since: day,
  /** The last day of a former one; answers of former versions have no such field. */
  until: day.nullish(),
});

/** The owners of the company; shareholders of joint-stock companies are not in the public register. */
export const companyFoundersCheck = companySupplierCheck({
  type: 'company_founders',
  questionPrice: 50,
  title: 'Учредители',
  record: founder,
  found: (records, asOf) =>
    grouped(records, tieState(asOf), {
      current: () => ({
        level: 'clear',
        code: 'company_founders_found',
        title: 'Кому принадлежит компания',
        text: 'Крупную сделку одобряют участники: у кого больше половины, тот и решает.',
      }),
      former: (of) => ({
        level: 'clear',
        code: 'company_founders_former',
        title: `Прежние участники: ${of.length}`,
        text: 'Доли перешли к другим. Если это случилось недавно, спросите почему: так перед спором уходят от ответственности.',
      }),
    }).map((one) => told(one, (of) => of.map(recordOf))),
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

const recordOf = ({ name, inn, share_percent, since, until }: z.infer<typeof founder>): FindingRecord => ({
  title: name,
  plot: {
    kind: 'tie',
    as: 'founder',
    name,
    position: null,
    share_percent,
    address: null,
    since,
    until: until ?? null,
  },
  facts: [
    { name: 'Доля', value: `${String(share_percent).replace('.', ',')} %` },
    { name: 'Участник с', value: formatDate(since) },
    ...(until ? [{ name: 'Участник до', value: formatDate(until) }] : []),
    ...(inn ? [{ name: 'ИНН', value: inn }] : []),
  ],
});
