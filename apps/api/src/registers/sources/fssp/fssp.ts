import type { PersonSubject } from '@proverka/validation/forms/person';
import { formatDate } from '@proverka/words/dates';
import { parseDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { CheckAnswer } from '../check-answer.ts';
import type { Gate, GateAnswer } from '#platform/outbound/gate.ts';
import { malformed, readJson, withoutRepeats } from '../read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { Unavailable } from '#platform/outbound/source.ts';

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
  /** Empty while the proceeding is open; otherwise the date and the article, part and clause on which it ended. */
  ip_end: z.string().max(300),
});
/** One raw row of the data bank of enforcement proceedings. */
export type Proceeding = z.infer<typeof proceedingSchema>;

/** The enforcement service's protocol, which commercial providers keep: a question creates a task, the task returns a result. */
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
/** The statuses of a task: done, working, waiting, failed. */
const DONE = 0;
const FAILED = 3;
const statusSchema = z.int().min(DONE).max(FAILED);

const envelope = <Response extends z.ZodType>(response: Response) =>
  z.object({ status: z.literal('success'), response });
const taskSchema = envelope(z.object({ task: z.string().min(1).max(100) }));
const resultSchema = envelope(
  z.object({
    status: statusSchema,
    task_end: z.string().max(30).nullish(),
    /** One part per question. */
    result: z
      .array(
        z.object({
          status: statusSchema,
          query: z.object({ params: z.record(z.string(), z.unknown()).nullish() }).nullish(),
          result: z.array(proceedingSchema).max(MOST_ROWS).nullish(),
        }),
      )
      .nullish(),
  }),
);
/** Errors may come with HTTP status 200. */
const errorSchema = z.object({ status: z.literal('error'), code: z.int().nullish() });

/** A question is a task of the data bank: without a `ticket` it is created, with one it is polled. */
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
      : malformed('fssp', 'strange');
  }

  async function look(
    ticket: string,
    asked: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<CheckAnswer<readonly Proceeding[]>> {
    const answer = await get('/result', { task: ticket }, signal);
    if (answer.answered && answer.status === 404) return { kind: 'ticket_lost' };
    const body = bodyOf(answer);
    return 'kind' in body ? body : readResult(body.json, ticket, asked);
  }

  return {
    person(subject, ticket, signal) {
      const query = {
        region: subject.region ?? '-1',
        lastname: subject.last_name,
        firstname: subject.first_name,
        secondname: subject.middle_name ?? '',
        birthdate: formatDate(subject.birth_date),
      };
      return ticket === null ? ask('/search/physical', query, signal) : look(ticket, query, signal);
    },
    company({ name, region }, ticket, signal) {
      const query = { name, region };
      return ticket === null ? ask('/search/legal', query, signal) : look(ticket, query, signal);
    },
  };
}

function readResult(
  json: unknown,
  ticket: string,
  asked: Readonly<Record<string, string>>,
): CheckAnswer<readonly Proceeding[]> {
  const result = resultSchema.safeParse(json);
  if (!result.success) return malformed('fssp', 'strange');
  const { status, task_end: end } = result.data.response;
  const parts = result.data.response.result ?? [];
  if (status === FAILED || parts.some((part) => part.status === FAILED)) return { kind: 'ticket_lost' };
  if (status !== DONE || parts.some((part) => part.status !== DONE)) return { kind: 'working', ticket };
  // A finished task without an answer to its question has answered nothing.
  if (parts.length === 0 || parts.some((part) => !part.result)) return malformed('fssp', 'strange');
  if (parts.some(({ query }) => isAboutAnother(asked, query?.params ?? {})))
    return malformed('fssp', 'strangers');
  const rows = withoutRepeats(parts.flatMap((part) => part.result ?? []));
  const origin = { source: fsspTitle, sourceDate: end ? parseDate(end.slice(0, 10)) : null };
  return rows.length === 0 ? { kind: 'nothing_found', ...origin } : { kind: 'found', data: rows, ...origin };
}

function bodyOf(answer: GateAnswer): { readonly json: unknown } | Unavailable {
  const read = readJson('fssp', answer);
  if ('kind' in read) return read;
  if (read.status !== 200) return unavailable(`fssp: status ${read.status}`);
  const error = errorSchema.safeParse(read.json);
  return error.success ? unavailable(`fssp: error ${error.data.code ?? ''}`) : read;
}

/** The result repeats the question: a different name means it answers someone else's. */
function isAboutAnother(
  asked: Readonly<Record<string, string>>,
  answered: Readonly<Record<string, unknown>>,
): boolean {
  const bare = (text: string): string =>
    parseDate(text) ?? text.trim().toLocaleUpperCase('ru').replaceAll('Ё', 'Е');
  return ['lastname', 'firstname', 'birthdate', 'name'].some((field) => {
    const [ours = '', theirs] = [asked[field], answered[field]];
    return typeof theirs === 'string' && theirs !== '' && bare(theirs) !== bare(ours);
  });
}
