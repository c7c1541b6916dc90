import { z } from 'zod';
import type { Gate } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { readHostReply } from '#registers/read-host-reply.ts';

/** What a host said; `body` is null where it says that it knows nothing of what was asked. */
export type HostAnswer<Body> = { readonly kind: 'said'; readonly body: Body | null } | Unavailable;

export interface Host {
  readonly name: string;
  readonly url: string;
  readonly gate: Gate;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HostQuestion<Body> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
  readonly schema: z.ZodType<Body>;
  readonly signal: AbortSignal;
}

const TIMEOUT_MS = 8000;
/** A page of a thousand adverts is about two megabytes. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A 404 from anything in between is no answer about what was asked. */
const unknownSchema = z.object({ error: z.object({ code: z.literal('not_found') }) });

/** Asks a host of the market; every call only reads, so it is repeated when it fails. */
export async function askHost<Body>(
  { name, url, gate, headers = {} }: Host,
  { path, query = {}, body, schema, signal }: HostQuestion<Body>,
): Promise<HostAnswer<Body>> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]));
  const answer = await gate.read({
    url: `${url}${path}${given.length > 0 ? `?${search.toString()}` : ''}`,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MOST_BYTES,
    signal,
  });
  return readHostReply(name, answer, schema, unknownSchema);
}
