import { setTimeout as wait } from 'node:timers/promises';
import type { ApiInput, ApiKey, ApiReply } from '@proverka/contract/api';
import type { Problem } from '@proverka/contract/problem';
import type { Report } from '@proverka/contract/report';

export interface ProverkaOptions {
  /** Without a trailing slash: `http://127.0.0.1:4300`. */
  readonly baseUrl: string;
  /** From «Настройки → Доступ к API», or `POST /api/create_or_renew`. */
  readonly token: string;
  /** How often a call answered «too many requests» is retried. */
  readonly patience?: number;
}

export interface Proverka {
  /** Calls the API by the name of the endpoint, e.g. `call('GET /orders', { query: { offset: 0 } })`. */
  readonly call: <K extends ApiKey>(key: K, input: ApiInput<K>) => Promise<ApiReply<K>>;
  /** A call that answers with a file, such as the PDF of a report. */
  readonly file: <K extends ApiKey>(key: K, input: ApiInput<K>) => Promise<Uint8Array>;
  /** Polls a report until its status is final. */
  readonly waitForReport: (orderItemId: string, pauseMs?: number) => Promise<Report>;
}

/** A refusal of the API, or an answer from something in between (a proxy). */
export interface ProverkaError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
}

export const isProverkaError = (error: unknown): error is ProverkaError =>
  error instanceof Error && 'problem' in error;

/** Needs nothing but `fetch`; the server is checked against the same types. */
export function createProverka({ baseUrl, token, patience = 3 }: ProverkaOptions): Proverka {
  async function send(key: ApiKey, input: AnyInput, attempt = 0): Promise<Response> {
    const { body, headers } = input;
    const response = await fetch(baseUrl + pathOf(key, input), {
      method: key.slice(0, key.indexOf(' ')),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    const error = await errorOf(response);
    // The limit resets after this many seconds; an earlier repeat would be refused too.
    if (response.status !== 429 || attempt >= patience) throw error;
    await wait((error.problem?.retryAfter ?? 60) * 1000);
    return send(key, input, attempt + 1);
  }
  const call: Proverka['call'] = async (key, input) =>
    (await send(key, input)).json() as Promise<ApiReply<typeof key>>;
  return {
    call,
    file: async (key, input) => (await send(key, input)).bytes(),
    async waitForReport(order_item_id, pauseMs = 5000) {
      for (;;) {
        const report = await call('GET /report/{order_item_id}', { params: { order_item_id } });
        if (['done', 'refunded', 'needs_data'].includes(report.status)) return report;
        await wait(pauseMs);
      }
    },
  };
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function pathOf(key: ApiKey, { params = {}, query = {} }: AnyInput): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

async function errorOf(response: Response): Promise<ProverkaError> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
  const problem = isProblem ? ((await response.json()) as Problem) : null;
  const message = problem === null ? `HTTP ${response.status}` : `${problem.code}: ${problem.title}`;
  return Object.assign(new Error(message), { status: response.status, problem });
}
