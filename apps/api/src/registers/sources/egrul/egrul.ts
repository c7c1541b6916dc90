import { isIsoDate, parseDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { CheckAnswer } from '../check-answer.ts';
import type { Gate, GateAnswer } from '#platform/outbound/gate.ts';
import { malformed, readJson } from '../read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';
import type { Unavailable } from '#platform/outbound/source.ts';

const text = z.string().max(2000);

/** A row of the search with the service's own field names. */
const rowSchema = z.object({
  i: text,
  o: text,
  p: text.nullish(),
  n: text,
  c: text.nullish(),
  a: text.nullish(),
  e: text.nullish(),
  eName: text.nullish(),
  g: text.nullish(),
  gp: text.nullish(),
  r: text.nullish(),
  /** The date it ended: the service's own field, and a provider's. */
  v: text.nullish(),
  d: text.nullish(),
  /** A provider's addition: the state in words. */
  s: text.nullish(),
  k: z.enum(['ul', 'fl']),
});

/** A company or an entrepreneur in the register; dates are ISO. */
export interface RegisteredCompany {
  readonly kind: 'company' | 'entrepreneur';
  readonly inn: string;
  readonly ogrn: string;
  readonly kpp: string | null;
  readonly name: string;
  readonly shortName: string | null;
  readonly address: string | null;
  readonly activity: string | null;
  readonly head: string | null;
  readonly headPosition: string | null;
  readonly registeredOn: string | null;
  readonly endedOn: string | null;
  /** «Находится в процессе ликвидации»; null when the register states nothing besides the dates. */
  readonly state: string | null;
}

export interface Egrul {
  /** By INN or OGRN; at most one. */
  readonly find: (
    number: string,
    ticket: string | null,
    signal: AbortSignal,
  ) => Promise<CheckAnswer<RegisteredCompany>>;
}

const egrulTitle = 'ЕГРЮЛ и ЕГРИП, ФНС России';
const TIMEOUT_MS = 10_000;
const MOST_ROWS = 100;

const questionSchema = z.object({ t: z.string().min(1).max(300), captchaRequired: z.boolean() });
const waitSchema = z.object({ status: z.literal('wait') });
const resultSchema = z.object({ rows: z.array(rowSchema).max(MOST_ROWS) });

/** The tax service's search: a question returns a token, the token returns rows. A captcha counts as no answer. */
export function createEgrul({ url }: { readonly url: string }, gate: Gate): Egrul {
  async function ask(number: string, signal: AbortSignal): Promise<string | Unavailable> {
    const answer = await gate.read({
      url: `${url}/`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ query: number }).toString(),
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    const body = bodyOf(answer);
    if ('kind' in body) return body;
    const question = questionSchema.safeParse(body.json);
    if (!question.success) return malformed('egrul', 'strange');
    return question.data.captchaRequired ? unavailable('egrul: captcha') : question.data.t;
  }

  async function look(
    number: string,
    ticket: string,
    signal: AbortSignal,
  ): Promise<CheckAnswer<RegisteredCompany>> {
    const path = `/search-result/${encodeURIComponent(ticket)}`;
    const answer = await gate.read({ url: `${url}${path}`, timeoutMs: TIMEOUT_MS, signal });
    if (answer.answered && answer.status === 404) return { kind: 'ticket_lost' };
    const body = bodyOf(answer);
    if ('kind' in body) return body;
    if (waitSchema.safeParse(body.json).success) return { kind: 'working', ticket };
    const result = resultSchema.safeParse(body.json);
    if (!result.success) return malformed('egrul', 'strange');
    // The search is full-text: companies with other numbers may be included, but never alone.
    const rows = result.data.rows.filter(({ i, o }) => i === number || o === number);
    const origin = { source: egrulTitle, sourceDate: null };
    if (rows.length === 0 && result.data.rows.length > 0) return malformed('egrul', 'strangers');
    // An unreadable closing date must not look like an open business.
    if (rows.some((row) => hasUnreadableEnd(row))) return malformed('egrul', 'strange');
    const companies = rows.map(companyOf);
    // An entrepreneur who registered again has several records; the one in force counts.
    const company = companies.find(({ endedOn }) => endedOn === null) ?? companies[0];
    return company === undefined
      ? { kind: 'nothing_found', ...origin }
      : { kind: 'found', data: company, ...origin };
  }

  return {
    async find(number, ticket, signal) {
      const asked = ticket ?? (await ask(number, signal));
      return typeof asked === 'string' ? look(number, asked, signal) : asked;
    },
  };
}

function bodyOf(answer: GateAnswer): { readonly json: unknown } | Unavailable {
  const read = readJson('egrul', answer);
  if ('kind' in read || read.status === 200) return read;
  return unavailable(`egrul: status ${read.status}`);
}

const companyOf = (row: z.infer<typeof rowSchema>): RegisteredCompany => ({
  kind: row.k === 'ul' ? 'company' : 'entrepreneur',
  inn: row.i,
  ogrn: row.o,
  kpp: row.p ?? null,
  name: row.n,
  shortName: row.c ?? null,
  address: row.a ?? null,
  activity: row.eName ?? row.e ?? null,
  head: row.g ?? null,
  headPosition: row.gp ?? null,
  registeredOn: dayOf(row.r),
  endedOn: dayOf(row.v ?? row.d),
  state: row.s ?? null,
});

const hasUnreadableEnd = ({ v, d }: z.infer<typeof rowSchema>): boolean =>
  Boolean(v ?? d) && dayOf(v ?? d) === null;

/** The service itself writes «20.06.1991», providers ISO. */
function dayOf(written: string | null | undefined): string | null {
  if (!written) return null;
  return isIsoDate(written) ? written : parseDate(written);
}
