import { z } from 'zod';
import type { RegistersConfig } from '../../config.ts';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateAnswer, GateOptions } from '#platform/outbound/gate.ts';
import type { Unavailable } from '#platform/outbound/source.ts';
import { readFile } from '../read-file.ts';
import { readReply, reply } from '../read-answer.ts';

const refusedSchema = z.object({ Result: z.literal(false), Message: z.string().nullish() });
const NAME = 'kadnet';

/** Business refusals come with status 200 and `Result: false`. */
type KadnetReply<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'refused'; readonly message: string }
  | Unavailable;

export interface Kadnet {
  /** A POST that only looks something up. */
  readonly look: <Data>(
    path: string,
    form: Fields,
    schema: z.ZodType<Data>,
    signal: AbortSignal,
  ) => Promise<KadnetReply<Data>>;
  readonly create: <Data>(
    path: string,
    form: Fields,
    schema: z.ZodType<Data>,
    signal: AbortSignal,
  ) => Promise<KadnetReply<Data>>;
  readonly get: <Data>(
    path: string,
    schema: z.ZodType<Data>,
    signal: AbortSignal,
  ) => Promise<KadnetReply<Data>>;
  readonly download: (
    path: string,
    query: Fields,
    signal: AbortSignal,
  ) => Promise<Buffer | 'not_ready' | Unavailable>;
}

type Fields = Readonly<Record<string, string>>;

const TIMEOUT_MS = 15_000;
const MAX_DOCUMENT_BYTES = 21 * 1024 * 1024;

/** Kadnet API v2; the key is part of the query, so this source's URLs are never logged. */
export function createKadnet(
  { url, key }: RegistersConfig['kadnet'],
  gateOptions: Partial<GateOptions> = {},
): Kadnet {
  const gate = createGate({ perSecond: 20, ...gateOptions });
  const address = (path: string, query: Fields = {}) =>
    `${url}/${path}?${new URLSearchParams({ 'api-key': key, ...query }).toString()}`;
  const post = (path: string, form: Fields, signal: AbortSignal) => ({
    url: address(path),
    method: 'POST' as const,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  return {
    look: async (path, form, schema, signal) =>
      readEnvelope(await gate.read(post(path, form, signal)), schema),
    create: async (path, form, schema, signal) =>
      readEnvelope(await gate.write(post(path, form, signal)), schema),
    get: async (path, schema, signal) =>
      readEnvelope(await gate.read({ url: address(path), timeoutMs: TIMEOUT_MS, signal }), schema),
    async download(path, query, signal) {
      const call = { url: address(path, query), timeoutMs: 30_000, maxBytes: MAX_DOCUMENT_BYTES, signal };
      return readFile(NAME, await gate.read(call));
    },
  };
}

const readEnvelope = <Data>(answer: GateAnswer, schema: z.ZodType<Data>): KadnetReply<Data> =>
  readReply<KadnetReply<Data>>(NAME, answer, [
    reply(200, z.object({ Result: z.literal(true), Data: schema }), (body) => ({
      kind: 'ok',
      data: body.Data,
    })),
    reply(200, refusedSchema, ({ Message: message }) => ({ kind: 'refused', message: message ?? '' })),
  ]);
