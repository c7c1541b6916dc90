import { isIsoDate } from '@proverka/validation/date';
import { z } from 'zod';
import type { CheckAnswer } from '../check-answer.ts';
import type { Gate, GateAnswer } from '#platform/outbound/gate.ts';
import { malformed, readJson, withoutRepeats } from '../read-json.ts';
import { unavailable } from '#platform/outbound/source.ts';

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
}

const workingSchema = z.object({ status: z.literal('working'), ticket: z.string().min(1).max(200) });
const missingSchema = z.object({
  error: z.object({
    code: z.literal('missing_data'),
    message: z.string().max(500),
    missing: z.array(z.string().max(60)).min(1).max(10),
  }),
});
const TIMEOUT_MS = 10_000;
/** More rows than this mean a broken answer. */
const MOST_RECORDS = 2000;

export function createSupplier({ url, key }: SupplierOptions, gate: Gate): Supplier {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return {
    async check(name, subject, record, ticket, signal) {
      const common = { headers, timeoutMs: TIMEOUT_MS, signal };
      const answer =
        ticket === null
          ? // A question changes nothing at the supplier but the bill, and a prompt repeat is not billed twice.
            await gate.read({
              ...common,
              url: `${url}/checks/${name}`,
              method: 'POST',
              body: JSON.stringify(subject),
            })
          : await gate.read({
              ...common,
              url: `${url}/checks/${name}/tickets/${encodeURIComponent(ticket)}`,
            });
      return readAnswer(name, answer, record, ticket);
    },
  };
}

function readAnswer<Record>(
  name: string,
  answer: GateAnswer,
  record: z.ZodType<Record>,
  ticket: string | null,
): CheckAnswer<readonly Record[]> {
  const read = readJson(name, answer, [422]);
  if ('kind' in read) return read;
  const { status, json: body } = read;
  if (status === 404 && ticket !== null) return { kind: 'ticket_lost' };
  if (status === 202) {
    const working = workingSchema.safeParse(body);
    return working.success ? { kind: 'working', ticket: working.data.ticket } : malformed(name, 'strange');
  }
  if (status === 422) {
    const missing = missingSchema.safeParse(body);
    if (!missing.success) return unavailable(`${name}: the supplier refused the question`, false);
    return { kind: 'needs_data', missing: missing.data.error.missing, reason: missing.data.error.message };
  }
  if (status !== 200) return unavailable(`${name}: status ${status}`);
  const done = z
    .object({
      status: z.literal('done'),
      source: z.string().min(1).max(300),
      source_date: z.string().refine(isIsoDate),
      records: z.array(record).max(MOST_RECORDS),
    })
    .safeParse(body);
  if (!done.success) return malformed(name, 'strange');
  const origin = { source: done.data.source, sourceDate: done.data.source_date };
  const records = withoutRepeats(done.data.records);
  return records.length === 0
    ? { kind: 'nothing_found', ...origin }
    : { kind: 'found', data: records, ...origin };
}
