import type { PersonSubject } from '@proverka/validation/forms/person';
import { formatDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { CheckAnswer } from '../../checks/check.ts';
import type { Gate, GateAnswer } from '../gate.ts';
import { liar, readJson } from '../read-json.ts';
import { unavailable } from '../source.ts';
import type { Unavailable } from '../source.ts';

export interface FsspOptions {
  readonly url: string;
  readonly token: string;
}

const proceedingSchema = z.object({
  name: z.string().max(600),
  exe_production: z.string().max(600),
  details: z.string().max(2000),
  subject: z.string().max(2000),
  department: z.string().max(600),
  bailiff: z.string().max(300),
  /** Empty while the proceeding goes on; otherwise the date, article, part and clause it was ended by. */
  ip_end: z.string().max(300),
});
/** One row of the data bank of enforcement proceedings, as it comes. */
export type Proceeding = z.infer<typeof proceedingSchema>;

/** The enforcement service's protocol, which commercial providers keep: a question gives a task, the task a result. */
export interface Fssp {
  readonly person: (
    subject: PersonSubject,
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<readonly Proceeding[]>>;
  readonly company: (
    company: { readonly name: string; readonly region: string },
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<readonly Proceeding[]>>;
}

export const fsspTitle = 'Банк данных исполнительных производств, ФССП России';
const TIMEOUT_MS = 10_000;
const MOST_ROWS = 2000;
/** What a status of a task means: done, at work, waiting, failed. */
const DONE = 0;
const FAILED = 3;

const envelope = <Response extends z.ZodType>(response: Response) =>
  z.object({ status: z.literal('success'), response });
const taskSchema = envelope(z.object({ task: z.string().min(1).max(100) }));
const resultSchema = envelope(
  z.object({
    status: z.int(),
    task_end: z.string().max(30).nullish(),
    result: z.array(z.object({ status: z.int(), result: z.array(proceedingSchema).max(MOST_ROWS) })),
  }),
);

/** A question is a task of the data bank: without a `ticket` it is put, with one it is looked at. */
export function createFssp({ url, token }: FsspOptions, gate: Gate): Fssp {
  const get = (path: string, query: Readonly<Record<string, string>>, signal: AbortSignal) =>
    gate.read({
      url: `${url}${path}?${new URLSearchParams({ token, ...query }).toString()}`,
      timeoutMs: TIMEOUT_MS,
      signal,
    });

  async function ask(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const answer = await get(path, query, signal);
    const body = bodyOf(answer);
    if ('kind' in body) return body;
    const task = taskSchema.safeParse(body.json);
    return task.success
      ? { kind: 'working' as const, ticket: task.data.response.task }
      : liar('fssp', 'strange');
  }

  async function look(ticket: string, signal: AbortSignal): Promise<CheckAnswer<readonly Proceeding[]>> {
    const answer = await get('/result', { task: ticket }, signal);
    if (answer.answered && answer.status === 404) return { kind: 'ticket_lost' };
    const body = bodyOf(answer);
    if ('kind' in body) return body;
    const result = resultSchema.safeParse(body.json);
    if (!result.success) return liar('fssp', 'strange');
    const { status, task_end: end, result: parts } = result.data.response;
    if (status === FAILED || parts.some((part) => part.status === FAILED)) return { kind: 'ticket_lost' };
    if (status !== DONE) return { kind: 'working', ticket };
    const rows = withoutRepeats(parts.flatMap((part) => part.result));
    const origin = { source: fsspTitle, sourceDate: end?.slice(0, 10) ?? null };
    return rows.length === 0
      ? { kind: 'nothing_found', ...origin }
      : { kind: 'found', data: rows, ...origin };
  }

  return {
    person(subject, ticket, signal) {
      if (ticket !== null) return look(ticket, signal);
      const query = {
        region: subject.region ?? '-1',
        lastname: subject.last_name,
        firstname: subject.first_name,
        secondname: subject.middle_name ?? '',
        birthdate: formatDate(subject.birth_date),
      };
      return ask('/search/physical', query, signal);
    },
    company({ name, region }, ticket, signal) {
      return ticket === null ? ask('/search/legal', { name, region }, signal) : look(ticket, signal);
    },
  };
}

function bodyOf(answer: GateAnswer): { readonly json: unknown } | Unavailable {
  const read = readJson('fssp', answer);
  if ('kind' in read || read.status === 200) return read;
  return unavailable(`fssp: status ${read.status}`);
}

function withoutRepeats(rows: readonly Proceeding[]): Proceeding[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}
