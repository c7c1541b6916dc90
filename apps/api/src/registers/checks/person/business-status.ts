import type { FindingRecord } from '@proverka/contract/finding';
import type { PlotOf } from '@proverka/contract/record-plot';
import { formatDate } from '@proverka/words/dates';
import { midSentence } from '@proverka/words/mid-sentence';
import { countedPlainly } from '@proverka/words/plural';
import { z } from 'zod';
import { day } from '../day.ts';
import { grouped } from '../conclusion.domain.ts';
import { personRegisterCheck } from './register-check.ts';

const kinds = {
  self_employed: 'Самозанятый',
  entrepreneur: 'Индивидуальный предприниматель',
  director: 'Руководитель',
  founder: 'Участник',
} as const;
type Kind = keyof typeof kinds;

/** Whose manager or owner the person is; the self-employed and sole proprietors have none. */
const companyShape = z.object({
  name: z.string().max(300),
  inn: z.string().max(12).nullable(),
  address: z.string().max(500).nullable(),
  share_percent: z.number().min(0).max(100).nullable(),
  state: z.string().max(200).nullable(),
});
type Company = z.infer<typeof companyShape>;

interface Status {
  readonly kind: Kind;
  readonly since: string;
  readonly until: string | null;
  readonly ogrnip: string | null;
  readonly okved: string | null;
  readonly company?: Company | null | undefined;
}

type Group = 'active' | 'past' | 'companies' | 'companies_past';

function groupOf({ kind, until }: Status, asOf: string): Group {
  const isOver = until !== null && until <= asOf;
  if (kind === 'director' || kind === 'founder') return isOver ? 'companies_past' : 'companies';
  return isOver ? 'past' : 'active';
}

/** Somebody who owns and manages a company has two records of it. */
const companies = (of: readonly Status[]): string =>
  countedPlainly(
    new Set(of.map(({ company }) => company?.inn ?? company?.name)).size,
    'компания',
    'компании',
    'компаний',
  );

/** Self-employed (422-FZ), sole proprietors, managers and owners of companies (129-FZ), from the tax service. */
export const businessStatusCheck = personRegisterCheck({
  type: 'business_status',
  questionPrice: 50,
  title: 'Самозанятый или предприниматель',
  name: 'business_status',
  shape: {
    kind: z.enum(Object.keys(kinds) as Kind[]),
    since: day,
    until: day.nullable(),
    ogrnip: z.string().max(20).nullable(),
    okved: z.string().max(200).nullable(),
    company: companyShape.nullish(),
  },
  found: (rows, asOf) =>
    grouped(rows, (one) => groupOf(one, asOf), {
      active: (of) => ({
        level: 'clear',
        code: 'business_status_active',
        title: 'Зарегистрирован и работает сам на себя',
        text: `Состоит на учёте сейчас: ${[...new Set(of.map(({ kind }) => midSentence(kinds[kind])))].join(', ')}. По обязательствам предприниматель отвечает всем своим имуществом.`,
      }),
      past: () => ({
        level: 'clear',
        code: 'business_status_past',
        title: 'Закрытые регистрации предпринимателя или самозанятого',
        text: 'Снят с учёта. Долги прежней деятельности с прекращением статуса не исчезают.',
      }),
      companies: (of) => ({
        level: 'clear',
        code: 'business_status_companies',
        title: `Руководит компаниями или владеет долями: ${companies(of)}`,
        text: 'Долги и суды компаний в этот отчёт не входят: если дело касается их, проверьте компанию отдельно.',
      }),
      companies_past: (of) => ({
        level: 'clear',
        code: 'business_status_companies_past',
        title: `Раньше руководил компаниями или владел долями: ${companies(of)}`,
        text: 'Роль закончилась или компания закрыта. По её старым долгам иногда отвечает и прежний руководитель.',
      }),
    }),
  none: {
    title: 'Самозанятым и предпринимателем не значится',
    meaning: 'Открытых и закрытых регистраций нет',
  },
  coverage: {
    where: 'в ЕГРИП и реестре плательщиков налога на профессиональный доход',
    limits: '',
  },
  facts: (record) => (record.company ? companyRecord(record, record.company) : ownRecord(record)),
});

function ownRecord(record: Status): Omit<FindingRecord, 'match'> {
  return {
    title: kinds[record.kind],
    ...(record.kind === 'entrepreneur' && { plot: tieOf(record, 'entrepreneur', kinds[record.kind]) }),
    facts: [
      { name: 'На учёте с', value: formatDate(record.since) },
      ...(record.until ? [{ name: 'Снят с учёта', value: formatDate(record.until) }] : []),
      ...(record.ogrnip ? [{ name: 'ОГРНИП', value: record.ogrnip }] : []),
      ...(record.okved ? [{ name: 'Вид деятельности', value: record.okved }] : []),
    ],
  };
}

function companyRecord(record: Status, company: Company): Omit<FindingRecord, 'match'> {
  const { name, inn, address, share_percent: share, state } = company;
  return {
    title: name,
    plot: tieOf(record, record.kind === 'director' ? 'manager' : 'founder', name, company),
    facts: [
      { name: 'Кем значится', value: kinds[record.kind] },
      ...(share === null ? [] : [{ name: 'Доля', value: `${String(share).replace('.', ',')} %` }]),
      { name: 'С', value: formatDate(record.since) },
      ...(record.until ? [{ name: 'До', value: formatDate(record.until) }] : []),
      ...(inn ? [{ name: 'ИНН', value: inn }] : []),
      ...(address ? [{ name: 'Адрес', value: address }] : []),
      ...(state ? [{ name: 'Состояние', value: state }] : []),
    ],
  };
}

const tieOf = (
  { since, until }: Status,
  as: PlotOf<'tie'>['as'],
  name: string,
  company?: Company,
): PlotOf<'tie'> => ({
  kind: 'tie',
  as,
  name,
  position: null,
  share_percent: company?.share_percent ?? null,
  address: company?.address ?? null,
  since,
  until,
});
