import { formatDate } from '@proverka/words/dates';
import { midSentence } from '@proverka/words/mid-sentence';
import { z } from 'zod';
import { day } from '../day.ts';
import { grouped } from '../conclusion.domain.ts';
import { personRegisterCheck } from './register-check.ts';

const kinds = { self_employed: 'Самозанятый', entrepreneur: 'Индивидуальный предприниматель' } as const;

/** Self-employed (422-FZ) and sole proprietors (129-FZ), from the tax service. */
export const businessStatusCheck = personRegisterCheck({
  type: 'business_status',
  questionPrice: 50,
  title: 'Самозанятый или предприниматель',
  name: 'business_status',
  shape: {
    kind: z.enum(['self_employed', 'entrepreneur']),
    since: day,
    until: day.nullable(),
    ogrnip: z.string().max(20).nullable(),
    okved: z.string().max(200).nullable(),
  },
  found: (rows, asOf) =>
    grouped(rows, ({ until }) => (until === null || until > asOf ? 'active' : 'past'), {
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
    }),
  none: {
    title: 'Самозанятым и предпринимателем не значится',
    meaning: 'Открытых и закрытых регистраций нет',
  },
  coverage: {
    where: 'в ЕГРИП и реестре плательщиков налога на профессиональный доход',
    limits: '',
  },
  facts: (record) => ({
    title: kinds[record.kind],
    facts: [
      { name: 'На учёте с', value: formatDate(record.since) },
      ...(record.until ? [{ name: 'Снят с учёта', value: formatDate(record.until) }] : []),
      ...(record.ogrnip ? [{ name: 'ОГРНИП', value: record.ogrnip }] : []),
      ...(record.okved ? [{ name: 'Вид деятельности', value: record.okved }] : []),
    ],
  }),
});
