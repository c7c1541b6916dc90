import { z } from 'zod';
import type { CheckAnswer, Unsettled } from '../check-answer.ts';
import type { Gate } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { noAnswer } from '../no-answer.ts';
import { readAnswer, readReply, reply } from '../read-answer.ts';
import type { Reading, Reply } from '../read-answer.ts';
import { malformed } from '../read-json.ts';
import { companyOf, hasUnreadableEnd, rowSchema } from './row.domain.ts';
import type { RegisteredCompany, Row } from './row.domain.ts';

export interface Egrul {
  /** By INN or OGRN; at most one. */
  readonly find: (
    number: string,
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<RegisteredCompany>>;
}

const egrulTitle = 'ЕГРЮЛ и ЕГРИП, ФНС России';
const NAME = 'egrul';
const TIMEOUT_MS = 10_000;
const MOST_ROWS = 100;

const questionSchema = z.object({ t: z.string().min(1).max(300), captchaRequired: z.literal(false) });
const captchaSchema = z.object({ captchaRequired: z.literal(true) });
const captchaErrorSchema = z.object({ ERRORS: z.object({ captcha: z.unknown() }) });
const errorSchema = z.union([z.object({ ERRORS: z.unknown() }), z.object({ ERROR: z.unknown() })]);
const waitSchema = z.object({ status: z.literal('wait') });
const resultSchema = z.object({ rows: z.array(rowSchema).max(MOST_ROWS) });

/** What the service says instead of an answer, to a question and to a token alike. */
const refusals: readonly Reply<Unavailable>[] = [200, 400].flatMap((status) => [
  reply(status, captchaSchema, () => noAnswer(NAME, 'captcha')),
  reply(status, captchaErrorSchema, () => noAnswer(NAME, 'captcha')),
  reply(status, errorSchema, () => noAnswer(NAME, 'failed')),
]);

/** The tax service's search: a question returns a token, the token returns rows. A captcha counts as no answer. */
export function createEgrul({ url }: { readonly url: string }, gate: Gate): Egrul {
  async function ask(number: string, signal: AbortSignal): Promise<{ readonly token: string } | Unavailable> {
    const answer = await gate.read({
      url: `${url}/`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ query: number }).toString(),
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    return readReply<{ readonly token: string } | Unavailable>(NAME, answer, [
      ...refusals,
      reply(200, questionSchema, ({ t }) => ({ token: t })),
    ]);
  }

  async function look(
    number: string,
    ticket: string,
    signal: AbortSignal,
  ): Promise<CheckAnswer<RegisteredCompany>> {
    const path = `/search-result/${encodeURIComponent(ticket)}`;
    const answer = await gate.read({ url: `${url}${path}`, timeoutMs: TIMEOUT_MS, signal });
    return readAnswer<RegisteredCompany, Unsettled>(NAME, answer, [
      ...refusals,
      reply(200, waitSchema, () => ({ kind: 'working' as const, ticket })),
      reply(200, resultSchema, ({ rows }) => meaningOf(number, rows)),
      reply(404, errorSchema, () => ({ kind: 'ticket_lost' as const })),
    ]);
  }

  return {
    async find(number, ticket, signal) {
      if (ticket !== null) return look(number, ticket, signal);
      const asked = await ask(number, signal);
      return 'token' in asked ? look(number, asked.token, signal) : asked;
    },
  };
}

function meaningOf(number: string, rows: readonly Row[]): Reading<RegisteredCompany> | Unavailable {
  // The search is full-text: companies with other numbers may be included, but never alone.
  const own = rows.filter(({ i, o }) => i === number || o === number);
  if (own.some((row) => hasUnreadableEnd(row))) return malformed(NAME, 'strange');
  const companies = own.map(companyOf);
  const total = Math.max(0, ...rows.map(({ tot }) => Number(tot ?? 0) || 0));
  return {
    kind: 'reading',
    // An entrepreneur who registered again has several records; the one in force counts.
    data: companies.find(({ endedOn }) => endedOn === null) ?? companies[0] ?? null,
    about: own.length > 0 || rows.length === 0 ? 'asked' : 'another',
    records: { received: rows.length, stated: total > rows.length ? total : null },
    source: egrulTitle,
    sourceDate: null,
  };
}
