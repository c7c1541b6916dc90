import type { z } from 'zod';
import type { GateAnswer } from '#platform/outbound/gate.ts';
import type { Answer, Unavailable } from '#platform/outbound/source.ts';
import { noAnswerBy } from './no-answer.ts';
import { malformed, readJson } from './read-json.ts';

/**
 * What a reply says about the question. Adapters state it and build no answers themselves: only `settle` does, after the
 * same guards for every source, so that «nothing found» is always a reply that says so about whom we asked.
 */
export interface Reading<Data> {
  readonly kind: 'reading';
  /** `null`: the reply says that there is nothing. */
  readonly data: Data | null;
  /**
   * Whom the reply says it is about. `unsaid`: it says nothing although its protocol has a place for it; `unsayable`: the
   * protocol has none.
   */
  readonly about: 'asked' | 'another' | 'unsaid' | 'unsayable';
  /** Records received, and how many the reply says there are; `null` when it does not count them. */
  readonly records: { readonly received: number; readonly stated: number | null };
  readonly source: string;
  readonly sourceDate: string | null;
}

type Settled<Data> = Exclude<Answer<Data>, { kind: 'needs_data' }>;

/** Makes an answer of a reading. */
export function settle<Data>(name: string, reading: Reading<Data>): Settled<Data> {
  const { about, records, data, source, sourceDate } = reading;
  if (about === 'another') return malformed(name, 'strangers');
  if (about === 'unsaid') return malformed(name, 'unnamed');
  if (records.stated !== null && records.stated !== records.received) return malformed(name, 'incomplete');
  return data === null
    ? { kind: 'nothing_found', source, sourceDate }
    : { kind: 'found', data, source, sourceDate };
}

/** One kind of reply a protocol knows: its HTTP status, its shape and what it means. */
export interface Reply<Meaning> {
  readonly status: number;
  /** `undefined`: the body is of another shape. */
  readonly read: (json: unknown) => Meaning | Unavailable | undefined;
}

export const reply = <Body, Meaning>(
  status: number,
  schema: z.ZodType<Body>,
  meaning: (body: Body) => Meaning | Unavailable,
): Reply<Meaning> => ({
  status,
  read: (json) => {
    const parsed = schema.safeParse(json);
    return parsed.success ? meaning(parsed.data) : undefined;
  },
});

/** The meaning of the first kind of reply that fits; what fits none is no answer. */
export function readReply<Meaning>(
  name: string,
  answer: GateAnswer,
  replies: readonly Reply<Meaning>[],
): Meaning | Unavailable {
  const read = readJson(
    name,
    answer,
    replies.map(({ status }) => status),
  );
  if ('kind' in read) return read;
  const { status, json } = read;
  for (const one of replies) {
    const meaning = one.status === status ? one.read(json) : undefined;
    if (meaning !== undefined) return meaning;
  }
  return status < 300 ? malformed(name, 'strange') : noAnswerBy(name, status);
}

/**
 * The one way from bytes to an answer of a source. `Else`: what its replies may say besides a reading, such as «still
 * working», «the ticket is lost», «more data is needed».
 */
export function readAnswer<Data, Else extends { readonly kind: string } = never>(
  name: string,
  answer: GateAnswer,
  replies: readonly Reply<Reading<Data> | Else>[],
): Settled<Data> | Else {
  const meaning = readReply<Reading<Data> | Else>(name, answer, replies);
  return isReading(meaning) ? settle(name, meaning) : meaning;
}

const isReading = <Data>(meaning: Reading<Data> | { readonly kind: string }): meaning is Reading<Data> =>
  meaning.kind === 'reading';
