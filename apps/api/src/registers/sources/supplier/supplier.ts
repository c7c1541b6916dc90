import { z } from 'zod';
import type { CheckAnswer, Unsettled } from '../check-answer.ts';
import type { Gate, GateAnswer } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { aboutWhom } from '../agreement.domain.ts';
import { noAnswer } from '../no-answer.ts';
import { readReply, reply, settle } from '../read-answer.ts';
import type { Reply } from '../read-answer.ts';
import { malformed } from '../read-json.ts';
import { isDoubled, withoutRepeats } from '../repeats.domain.ts';
import type { CreditConsent } from '../../credit-consent.ts';
import { pageSchema } from './page.ts';
import type { Page } from './page.ts';

export interface SupplierOptions {
  readonly url: string;
  readonly key: string;
}

/** The supplier of checks: one protocol for many registers (apps/sandbox/README.md, «Supplier of checks»). */
export interface Supplier {
  /** Asks a question, or polls the one with this ticket. Records that do not fit the schema are a malformed answer. */
  readonly check: <Record>(
    name: string,
    subject: Readonly<globalThis.Record<string, unknown>>,
    record: z.ZodType<Record>,
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<readonly Record[]>>;
  /** Asks a credit bureau, which nobody may without the subject's signed consent (218-FZ, article 6). */
  readonly creditRating: <Record>(
    consent: CreditConsent,
    subject: Readonly<globalThis.Record<string, unknown>>,
    record: z.ZodType<Record>,
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<readonly Record[]>>;
}

/** Asked through `creditRating` only. */
const CREDIT_RATING = 'credit_rating';

const workingSchema = z.object({ status: z.literal('working'), ticket: z.string().min(1).max(200) });
const missingSchema = z.object({
  error: z.object({
    code: z.literal('missing_data'),
    message: z.string().max(500),
    missing: z.array(z.string().max(60)).min(1).max(10),
  }),
});
/** Errors of the supplier have this form; a 404 or 422 of anything in between has not. */
const errorSchema = z.object({ error: z.object({ code: z.string() }) });
const TIMEOUT_MS = 10_000;
const MOST_PAGES = 50;

/** What the supplier says to a question, or to a ticket. */
function repliesTo<Record>(
  name: string,
  ticket: string | null,
  page: z.ZodType<Page<Record>>,
): readonly Reply<Page<Record> | Unsettled>[] {
  return [
    reply(200, page, (body) => body),
    reply(202, workingSchema, (body) => ({ kind: 'working', ticket: body.ticket })),
    reply(422, missingSchema, ({ error }) => ({
      kind: 'needs_data',
      missing: error.missing,
      reason: error.message,
    })),
    reply(422, errorSchema, () => ({ ...noAnswer(name, 'rejected'), retryable: false })),
    ...(ticket === null ? [] : [reply(404, errorSchema, () => ({ kind: 'ticket_lost' as const }))]),
  ];
}

export function createSupplier({ url, key }: SupplierOptions, gate: Gate): Supplier {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const get = (path: string, signal: AbortSignal) =>
    gate.read({ url: `${url}/checks/${path}`, headers, timeoutMs: TIMEOUT_MS, signal });
  // A question changes nothing at the supplier but the bill, and a prompt repeat is not billed twice.
  const ask = (name: string, subject: object, signal: AbortSignal) =>
    gate.read({
      url: `${url}/checks/${name}`,
      method: 'POST',
      headers,
      body: JSON.stringify(subject),
      timeoutMs: TIMEOUT_MS,
      signal,
    });
  const put = async <Record>(
    name: string,
    subject: Readonly<globalThis.Record<string, unknown>>,
    record: z.ZodType<Record>,
    ticket: string | null,
    signal: AbortSignal,
    more: object = {},
  ): Promise<CheckAnswer<readonly Record[]>> => {
    const page = pageSchema(record);
    const answer =
      ticket === null
        ? await ask(name, { ...subject, ...more }, signal)
        : await get(`${name}/tickets/${encodeURIComponent(ticket)}`, signal);
    const first = readReply(name, answer, repliesTo(name, ticket, page));
    if ('kind' in first) return first;
    const pages = await readPages(name, first, page, (next) =>
      get(`${name}/pages/${encodeURIComponent(next)}`, signal),
    );
    return 'kind' in pages ? pages : answerOf(name, subject, pages);
  };
  return {
    async check(name, subject, record, ticket, signal) {
      if (name === CREDIT_RATING) throw new Error('a bureau is asked with a consent only');
      return put(name, subject, record, ticket, signal);
    },
    creditRating: ({ id }, subject, record, ticket, signal) =>
      put(CREDIT_RATING, subject, record, ticket, signal, { consent_id: id }),
  };
}

/** The first page and those it leads to; each is fetched once. */
async function readPages<Record>(
  name: string,
  first: Page<Record>,
  schema: z.ZodType<Page<Record>>,
  turn: (next: string) => Promise<GateAnswer>,
): Promise<readonly Page<Record>[] | Unavailable> {
  const pages = [first];
  const seen = new Set<string>();
  for (let { next } = first; next !== null;) {
    if (seen.has(next) || seen.size >= MOST_PAGES) return malformed(name, 'incomplete');
    seen.add(next);
    const page = readReply(name, await turn(next), [reply(200, schema, (body) => body)]);
    if ('kind' in page) return page;
    pages.push(page);
    next = page.next;
  }
  return pages;
}

function answerOf<Record>(
  name: string,
  subject: Readonly<globalThis.Record<string, unknown>>,
  pages: readonly Page<Record>[],
): CheckAnswer<readonly Record[]> {
  const received = pages.flatMap(({ records }) => records);
  if (isDoubled(received)) return malformed(name, 'doubled');
  const abouts = pages.map(({ asked }) => aboutWhom(subject, asked));
  const [{ source, total, source_date: sourceDate } = { source: '', total: null, source_date: null }] = pages;
  const records = withoutRepeats(received);
  return settle(name, {
    kind: 'reading',
    data: records.length === 0 ? null : records,
    about: abouts.find((about) => about !== 'asked') ?? 'asked',
    records: { received: received.length, stated: total },
    source,
    sourceDate,
  });
}
