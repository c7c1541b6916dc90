export interface HttpCall {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** The size limit of an outside system's answer. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
}

export type HttpAnswer =
  | {
      readonly answered: true;
      readonly status: number;
      readonly contentType: string;
      readonly bytes: Buffer;
      /** How long the source asks not to be called; null when it does not say. */
      readonly retryAfterMs: number | null;
    }
  | {
      readonly answered: false;
      /** `endless`: the answer began and did not end in time; `cut_off`: the connection broke in the middle of it. */
      readonly reason: 'timeout' | 'unreachable' | 'too_large' | 'endless' | 'cut_off';
    };

const MAX_BYTES = 8 * 1024 * 1024;

/** Makes one request; failures are returned as values, because outside systems fail routinely. Redirects are answers. */
export async function callHttp(call: HttpCall): Promise<HttpAnswer> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
  const progress = { hasHeaders: false, hasBody: false };
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      signal,
      redirect: 'manual',
      ...(call.headers && { headers: call.headers }),
      ...(call.body !== undefined && { body: call.body }),
    });
    progress.hasHeaders = true;
    const bytes = await readUpTo(response, call.maxBytes ?? MAX_BYTES, () => (progress.hasBody = true));
    if (bytes === null) return { answered: false, reason: 'too_large' };
    return {
      answered: true,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      bytes,
      retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    };
  } catch {
    if (!signal.aborted) return { answered: false, reason: progress.hasHeaders ? 'cut_off' : 'unreachable' };
    return { answered: false, reason: progress.hasBody && timeout.aborted ? 'endless' : 'timeout' };
  }
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function readRetryAfter(written: string | null): number | null {
  if (written === null) return null;
  const ms = /^\d+$/u.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

async function readUpTo(response: Response, maxBytes: number, onBegin: () => void): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body === null) return Buffer.alloc(0);
  // Leaving the loop early cancels the stream, and with it the download.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    onBegin();
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The parsed body, or undefined for one that is not JSON. */
export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
