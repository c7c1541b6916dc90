import type { ApiInput, ApiKey, ApiReply } from '@proverka/contract/api';
import type { Problem } from '@proverka/contract/problem';
import { readProblem, Refused, unreachable, type Answer } from './refused.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

export interface ApiClient {
  /** Resolves with the parsed answer; rejects with `Refused`, also when nothing answered. */
  readonly call: <K extends ApiKey>(
    key: K,
    input: ApiInput<K>,
    options?: CallOptions,
  ) => Promise<ApiReply<K>>;
  /** The URL of a file or stream, for links and event sources. */
  readonly url: <K extends ApiKey>(key: K, input: ApiInput<K>) => string;
}

/** Asks once, as `fetch` does: rejects with a `TypeError` when nobody answered, and with the reason of a signal that was aborted. */
export type Ask = (url: string, asked: Asked) => Promise<Answer>;

export interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: 'same-origin';
  readonly body?: string;
  readonly signal?: AbortSignal;
}

export interface ApiClientConfig {
  /** `/api` in the browser, the API's own URL on the server. */
  readonly baseUrl: string;
  readonly fetch?: Ask;
  readonly headers?: Readonly<Record<string, string>>;
  /** Told of every refusal before the caller is. */
  readonly onRefused?: (problem: Problem) => void;
  /** Waits for the rate limiter; see `request-limiter.ts`. */
  readonly takeTurn?: (signal?: AbortSignal) => Promise<void>;
  /** Called when the server has answered, whatever it said. */
  readonly onAnswer?: () => void;
  /** Asks for the fresh proof a call was refused for; after a true answer that call is made once more. */
  readonly prove?: () => Promise<boolean>;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls with form-encoded bodies (section 7, Auth), as mail programs send them too (RFC 8058). */
const formEncoded: ReadonlySet<string> = new Set<ApiKey>(['PUT /reset', 'POST /unsubscribe']);

export function createApiClient(config: ApiClientConfig): ApiClient {
  const url = (key: string, input: LooseInput) => config.baseUrl + pathOf(key, input);
  const ask = createAsk(config, url);
  return {
    url: (key, input) => url(key, input),
    call: async (key, input, { signal } = {}) => {
      try {
        return (await ask(key, input, signal)) as ApiReply<typeof key>;
      } catch (error) {
        if (!isProofNeeded(error) || !(await config.prove?.())) throw error;
        return (await ask(key, input, signal)) as ApiReply<typeof key>;
      }
    },
  };
}

const isProofNeeded = (error: unknown): boolean =>
  error instanceof Refused && error.problem.code === 'proof_needed';

function createAsk(config: ApiClientConfig, url: (key: string, input: LooseInput) => string) {
  return async (key: string, input: LooseInput, signal: AbortSignal | undefined): Promise<unknown> => {
    const { body, headers } = input;
    await config.takeTurn?.(signal);
    const send: Ask = config.fetch ?? fetch;
    const response = await send(url(key, input), {
      method: key.slice(0, key.indexOf(' ')),
      headers: { accept: 'application/json', ...config.headers, ...headers, ...contentType(key, body) },
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: encode(key, body) }),
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      // fetch reports a missing answer as a TypeError; a cancelled call keeps its AbortError.
      throw error instanceof TypeError ? new Refused(unreachable) : error;
    });
    config.onAnswer?.();
    if (!response.ok) {
      const problem = await readProblem(response);
      config.onRefused?.(problem);
      throw new Refused(problem);
    }
    return response.json();
  };
}

function pathOf(key: string, { params = {}, query = {} }: LooseInput): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    // Section 7: empty-string query values are dropped.
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function contentType(key: string, body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': formEncoded.has(key) ? 'application/x-www-form-urlencoded' : 'application/json' };
}

function encode(key: string, body: unknown): string {
  return formEncoded.has(key)
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);
}
