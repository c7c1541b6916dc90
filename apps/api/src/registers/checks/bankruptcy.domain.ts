import type { FindingRecord } from '@proverka/contract/finding';
import { formatDate } from '@proverka/words/dates';
import { z } from 'zod';
import type { Coverage } from '../asked.domain.ts';
import { day } from './day.ts';

/** Procedures of persons and of companies (127-FZ, articles 27 and 213.2), and how a case ended. */
const procedures = {
  restructuring: 'реструктуризация долгов',
  sale: 'реализация имущества',
  out_of_court: 'внесудебное банкротство',
  observation: 'наблюдение',
  recovery: 'финансовое оздоровление',
  external: 'внешнее управление',
  competitive: 'конкурсное производство',
  settlement: 'мировое соглашение',
  completed: 'процедура завершена',
  terminated: 'производство прекращено',
} as const;

export const bankruptcyShape = {
  case_number: z.string().max(100),
  court: z.string().max(300),
  procedure: z.literal(Object.keys(procedures) as (keyof typeof procedures)[]),
  since: day,
  ended_on: day.nullable(),
  manager: z.string().max(200).nullable(),
  message_number: z.string().max(60),
};
export type BankruptcyRecord = z.infer<z.ZodObject<typeof bankruptcyShape>>;

/** A procedure with a past day of its end is over, whatever it is called; an agreement ends the case. */
export function bankruptcyState(
  { procedure, ended_on: ended }: BankruptcyRecord,
  asOf: string,
): 'open' | 'completed' | 'terminated' {
  if (procedure === 'terminated' || procedure === 'settlement') return 'terminated';
  return procedure === 'completed' || (ended !== null && ended <= asOf) ? 'completed' : 'open';
}

/** Federal register of bankruptcy information (127-FZ, article 28). */
export const bankruptcyCoverage: Coverage = {
  where: 'в Едином федеральном реестре сведений о банкротстве',
  limits: 'Заявление, которое суд ещё не принял, в реестр не попадает.',
};

const endings: ReadonlySet<BankruptcyRecord['procedure']> = new Set([
  'completed',
  'terminated',
  'settlement',
]);

/** The facts of a bankruptcy procedure, for persons and companies. */
export const bankruptcyFacts = (record: BankruptcyRecord): Omit<FindingRecord, 'match'> => ({
  title: `Дело № ${record.case_number}`,
  // A case that ended on a day nobody knows has no place on a line of time.
  ...((record.ended_on !== null || !endings.has(record.procedure)) && {
    plot: { kind: 'period', of: 'bankruptcy', since: record.since, until: record.ended_on },
  }),
  facts: [
    { name: 'Суд', value: record.court },
    { name: 'Процедура', value: procedures[record.procedure] },
    { name: 'Начало', value: formatDate(record.since) },
    ...(record.ended_on ? [{ name: 'Окончание', value: formatDate(record.ended_on) }] : []),
    ...(record.manager ? [{ name: 'Управляющий', value: record.manager }] : []),
    { name: 'Номер сообщения', value: record.message_number },
  ],
});
