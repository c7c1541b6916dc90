import { formatDate } from '@proverka/words/dates';
import { midSentence } from '@proverka/words/mid-sentence';
import { z } from 'zod';
import { day } from '../day.ts';
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
  found: (own) => {
    const active = own.filter(({ record }) => record.until === null);
    const words = [...new Set(active.map(({ record }) => midSentence(kinds[record.kind])))];
    return active.length > 0
      ? {
          level: 'clear',
          code: 'business_status_active',
          title: 'Зарегистрирован и работает сам на себя',
          text: `Состоит на учёте сейчас: ${words.join(', ')}. По обязательствам предприниматель отвечает всем своим имуществом.`,
        }
      : {
          level: 'clear',
          code: 'business_status_past',
          title: 'Раньше был предпринимателем или самозанятым',
          text: 'Сейчас на учёте не состоит. Долги прежней деятельности с прекращением статуса не исчезают.',
        };
  },
  none: {
    title: 'Самозанятым и предпринимателем не значится',
    text: 'Открытых и закрытых регистраций в сведениях ФНС нет.',
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
