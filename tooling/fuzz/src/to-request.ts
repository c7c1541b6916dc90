import { endpoints } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import type { Actor } from './actors.ts';
import { putBody } from './put-body.ts';
import { resolve } from './resolve.ts';
import type { Step } from './step.ts';

/** A call in the form that is sent, and sent again to reproduce a failure. */
export interface FuzzRequest {
  readonly key: string;
  readonly actor: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** The words that may be in its answer: those of everybody whose token it holds; null for staff, who may read all. */
  readonly marks: readonly string[] | null;
}

export interface Choice {
  readonly actors: readonly Actor[];
  /** A new idempotency key. */
  readonly newKey: () => string;
}

/** Calls for staff are mostly made by staff; by anybody else they are refused before anything is done. */
export function actorOf(
  { actor: pick, key, isFit }: Pick<Step, 'actor' | 'key' | 'isFit'>,
  actors: readonly Actor[],
): Actor {
  const fit = isFit
    ? actors.filter(({ isStaff, isMember }) => isMember && isStaff === isForStaff(key))
    : actors;
  const among = fit.length === 0 ? actors : fit;
  const actor = among[Math.floor(pick * among.length)];
  if (actor === undefined) throw new Error('nobody is there to make a call');
  return actor;
}

const isForStaff = (key: string): boolean =>
  /\/admin\/|_for_user$|_for_person$|return_product|conclusion|expert\/(requests|\{conclusion_id\}\/)/.test(
    key,
  ) && !key.startsWith('GET /expert/{');

/** Puts a step into bytes; what it names is looked up among what the actors were told so far. */
export function toRequest(step: Step, { actors, newKey }: Choice): FuzzRequest {
  const actor = actorOf(step, actors);
  const { key } = step;
  const wire = { ...step.wire, site: actor.site ?? step.wire.site };
  const space = key.indexOf(' ');
  const others = actors.filter((one) => one !== actor);
  // What is written with another's session is that user's. Anybody may read a comment.
  const account = wire.as === 'foreign' ? (others[0] ?? actor) : actor;
  const writer = { ...actor, mark: key === 'POST /comments' ? '' : account.mark };
  const filled = (part: unknown) => resolve(part, writer, others);
  const { encoding = 'json', headers: needed }: Endpoint = endpoints[key];
  if (!step.repeatsKey) actor.lastKey = newKey();
  const { body, type } = putBody(filled(step.body), encoding, wire.body);
  const url = pathOf(key.slice(space + 1), filled(step.params), wire.path) + searchOf(filled(step.query));
  const method = wire.method ?? key.slice(0, space);
  const headers = {
    'source-site': wire.site,
    ...(type !== undefined && { 'content-type': type }),
    ...(wire.body === 'gzip-claimed' && { 'content-encoding': 'gzip' }),
    ...(needed !== undefined && { 'idempotency-key': actor.lastKey }),
    ...credentials({ ...step, wire }, actor, others),
    ...wire.headers,
  };
  const sent = method === 'TRACE' ? undefined : body;
  const marks = marksOf(actors, `${url}${JSON.stringify(headers)}${sent?.toString() ?? ''}`);
  return { key, actor: actor.name, method, url, headers, marks, ...(sent !== undefined && { body: sent }) };
}

function marksOf(actors: readonly Actor[], sent: string): readonly string[] | null {
  const named = actors.filter(({ tokens }) => tokens.some((token) => sent.includes(token)));
  return named.some(({ isStaff }) => isStaff) ? null : named.map(({ mark }) => mark);
}

function credentials(
  { wire, actor: pick }: Step,
  actor: Actor,
  others: readonly Actor[],
): Record<string, string> {
  const tokenOf = ({ tokens }: Actor) => tokens[Math.floor(((pick * 104_729) % 1) * tokens.length)];
  const token = tokenOf(wire.as === 'foreign' ? (others[0] ?? actor) : actor);
  if (wire.as === 'nonsense') return { authorization: `Bearer ${'a'.repeat(Math.floor(pick * 300))}` };
  if (wire.as === 'nobody' || token === undefined) return {};
  if (wire.as === 'cookie')
    return {
      cookie: `${actor.site === undefined ? '_token' : '__Host-staff'}=${token}`,
      origin: `http://${wire.site}`,
      'x-forwarded-host': wire.site,
    };
  return { authorization: `Bearer ${token}` };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function pathOf(path: string, params: unknown, way: Step['wire']['path']): string {
  const values = typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};
  return ways[way](path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(textOf(values[name] ?? ''))));
}

const ways: Readonly<Record<Step['wire']['path'], (path: string) => string>> = {
  right: (path) => path,
  slashes: (path) => path.replaceAll('/', '//'),
  encoded: (path) => path.replaceAll(/(?<!%.?)[a-e]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  longer: (path) => `${path}/${'a'.repeat(3000)}`,
  nul: (path) => `${path}%00`,
  case: (path) => path.toUpperCase(),
  broken: (path) => `${path}%E0%A4%A`,
};

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(textOf(one))}`),
  );
  // A server reads so much of a request line; the rest is another test.
  return pairs.length === 0
    ? ''
    : `?${pairs
        .join('&')
        .slice(0, 12_000)
        .replace(/%[^%]{0,1}$/, '')}`;
}
