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
  | { readonly answered: true; readonly status: number; readonly contentType: string; readonly bytes: Buffer }
  | { readonly answered: false; readonly reason: 'timeout' | 'unreachable' | 'too_large' | 'endless' };

const MAX_BYTES = 8 * 1024 * 1024;

/** Makes one request; failures are returned as values, because outside systems fail routinely. */
export async function callHttp(call: HttpCall): Promise<HttpAnswer> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
  let hasBegun = false;
  try {
    const response = await fetch(call.url, {
      method: call.method ?? 'GET',
      signal,
      redirect: 'error',
      ...(call.headers && { headers: call.headers }),
      ...(call.body !== undefined && { body: call.body }),
    });
    const bytes = await readUpTo(response, call.maxBytes ?? MAX_BYTES, () => (hasBegun = true));
    if (bytes === null) return { answered: false, reason: 'too_large' };
    const contentType = response.headers.get('content-type') ?? '';
    return { answered: true, status: response.status, contentType, bytes };
  } catch {
    if (!signal.aborted) return { answered: false, reason: 'unreachable' };
    return { answered: false, reason: hasBegun && timeout.aborted ? 'endless' : 'timeout' };
  }
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
