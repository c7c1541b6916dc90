import type { PersonSubject } from '@proverka/validation/forms/person';
import { formatDate } from '@proverka/words/dates';
import { parseDate } from '@proverka/validation/date';
import type { CheckAnswer, Unsettled } from '../check-answer.ts';
import type { Gate } from '#platform/outbound/gate.ts';
import { aboutWhom, bareText } from '../agreement.domain.ts';
import { noAnswer, noAnswerBy } from '../no-answer.ts';
import { readAnswer, readReply, reply } from '../read-answer.ts';
import type { Reading, Reply } from '../read-answer.ts';
import { malformed } from '../read-json.ts';
import { withoutRepeats } from '../repeats.domain.ts';
import { DONE, errorSchema, FAILED, resultSchema, taskSchema } from './result.ts';
import type { Proceeding, Result } from './result.ts';

export interface FsspOptions {
  readonly url: string;
  readonly token: string;
}

type FsspAnswer = CheckAnswer<readonly Proceeding[]>;
type Meaning = Reading<readonly Proceeding[]> | Unsettled;
type Query = Readonly<Record<string, string>>;

/**
 * The enforcement service's protocol: a question creates a task, the task returns a result. The service itself has closed
 * its door (410), commercial providers keep the protocol.
 */
export interface Fssp {
  readonly person: (
    subject: PersonSubject,
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<FsspAnswer>;
  readonly company: (
    company: { readonly name: string; readonly region: string },
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<FsspAnswer>;
}

export const fsspTitle = 'Банк данных исполнительных производств, ФССП России';
const TIMEOUT_MS = 10_000;
const NAME = 'fssp';
const NOT_FOUND = 404;

/** A question is a task of the data bank: without a `ticket` it is created, with one it is polled. */
export function createFssp({ url, token }: FsspOptions, gate: Gate): Fssp {
  const get = (path: string, query: Query, signal: AbortSignal) =>
    gate.read({
      url: `${url}${path}?${new URLSearchParams({ token, ...query }).toString()}`,
      timeoutMs: TIMEOUT_MS,
      signal,
    });

  const ask = async (path: string, query: Query, signal: AbortSignal): Promise<FsspAnswer> =>
    readReply<Unsettled>(NAME, await get(path, query, signal), [
      reply(200, errorSchema, ({ code }) => troubleOf(code)),
      reply(200, taskSchema, ({ response }) => ({ kind: 'working', ticket: response.task })),
    ]);

  const look = async (ticket: string, asked: Query, signal: AbortSignal): Promise<FsspAnswer> =>
    readAnswer<readonly Proceeding[], Unsettled>(
      NAME,
      await get('/result', { task: ticket }, signal),
      repliesTo(ticket, asked),
    );

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

const repliesTo = (ticket: string, asked: Query): readonly Reply<Meaning>[] => [
  // Errors may come with HTTP status 200.
  reply(200, errorSchema, ({ code }) => (code === NOT_FOUND ? { kind: 'ticket_lost' } : troubleOf(code))),
  reply(200, resultSchema, ({ response }) => meaningOf(response, ticket, asked)),
  reply(NOT_FOUND, errorSchema, () => ({ kind: 'ticket_lost' })),
];

const troubleOf = (code: number | null | undefined) =>
  code && code >= 400 ? noAnswerBy(NAME, code) : noAnswer(NAME, 'failed', `error ${code ?? ''}`);

function meaningOf({ status, task_end: end, result }: Result, ticket: string, asked: Query): Meaning {
  const parts = result ?? [];
  if (status === FAILED || parts.some((part) => part.status === FAILED)) return { kind: 'ticket_lost' };
  if (status !== DONE || parts.some((part) => part.status !== DONE)) return { kind: 'working', ticket };
  // A finished task without an answer to its question has answered nothing.
  if (parts.length === 0 || parts.some((part) => !part.result)) return malformed(NAME, 'strange');
  const abouts = parts.map(({ query }) => aboutWhom(asked, query?.params, bare));
  const received = parts.flatMap((part) => part.result ?? []);
  const rows = withoutRepeats(received);
  return {
    kind: 'reading',
    data: rows.length === 0 ? null : rows,
    about: abouts.includes('another') ? 'another' : (abouts[0] ?? 'unsayable'),
    records: { received: received.length, stated: null },
    source: fsspTitle,
    sourceDate: end ? parseDate(end.slice(0, 10)) : null,
  };
}

/** The result repeats the question, dates in any form. Another region is another question: it says less than was asked. */
const bare = (text: string): string => parseDate(text) ?? bareText(text);
