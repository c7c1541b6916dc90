import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { HostEntry } from '@proverka/brand/host';
import { endpoints } from '@proverka/contract/api';
import type { Api, ApiKey, ApiReply } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import type { RefusalCode, generalRefusals } from '@proverka/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refusal, Result } from '../result.ts';
import { refuse } from '../result.ts';
import { actorOf } from '../audit/actor.ts';
import type { Caller, Guest } from '../audit/actor.ts';
import { holds } from './session.ts';
import type { Session } from './session.ts';
import type { IsProxy } from '@proverka/validation/network';
import type { RequestHost } from './host.ts';
import {
  noteImpersonatedCall,
  refuseForeign,
  refuseImpersonated,
  refuseRestricted,
} from './limited-sessions.ts';
import type { LimitedSessions } from './limited-sessions.ts';
import { readInput } from './input.ts';
import { isServedOn, needsSession } from './desk-host.ts';
import { isOriginAllowed } from './origin.ts';
import { sendProblem } from './problem.ts';
import { clearCookieOf, isSameSession, sessionOf } from './presented-session.ts';
import { hasCookieOfSession, tokenOf } from './session-cookie.ts';

type Parsed<K extends ApiKey, Part extends string> = Api[K] extends { readonly [key in Part]: infer Schema }
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : undefined
  : undefined;

/** A request that fits the contract: parsed parts, the session, the host. */
export interface Call<K extends ApiKey = ApiKey> {
  readonly params: Parsed<K, 'params'>;
  readonly query: Parsed<K, 'query'>;
  readonly body: Parsed<K, 'body'>;
  readonly headers: Parsed<K, 'headers'>;
  readonly session: Api[K]['auth'] extends 'required' ? Session : Session | null;
  /** Who calls and from where, for use cases that check ownership or write into the journal. */
  readonly caller: Api[K]['auth'] extends 'required' ? Caller : Caller | Guest;
  /** For answers that go on: asks again whether the session is open and has the same rights. */
  readonly isSessionAlive: () => Promise<boolean>;
  readonly host: RequestHost;
  /** The visitor's address, also behind trusted proxies. */
  readonly address: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Codes<K extends ApiKey> = Api[K]['refusals'][number] | (typeof generalRefusals)[number];
type Value<K extends ApiKey> = Api[K]['reply'] extends z.ZodType ? ApiReply<K> : Buffer | Readable;
type Handler<K extends ApiKey> = (call: Call<K>) => Promise<Result<Value<K>, Codes<K> & RefusalCode>>;

/** A call with `isForSystems`, before its body is read. */
export interface SystemCall {
  readonly key: ApiKey;
  readonly headers: IncomingHttpHeaders;
}

/** A call with an API token, before its body is read. */
export interface ProgramCall {
  readonly key: string;
  readonly tag: string;
  readonly session: Session;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteDeps extends LimitedSessions {
  readonly hosts: readonly HostEntry[];
  readonly isTrustedProxy: IsProxy;
  readonly findSession: (token: string) => Promise<Session | null>;
  /** Told of every request in a session, which ends when it is not used. */
  readonly noteUse?: (session: Session) => Promise<void>;
  /** The code for a token without a session; programs are told what became of theirs. */
  readonly whyNoSession?: (token: string) => Promise<RefusalCode>;
  /** Checks a call that only another system makes: the reason to refuse it, or null. */
  readonly admitSystem?: (call: SystemCall) => Refusal | null;
  /** Checks a call with an API token: the reason to refuse it, or null. */
  readonly admitProgram?: (call: ProgramCall) => Promise<Refusal | null>;
  /** Told of a staff call by somebody without its grant, who is refused. */
  readonly noteRefusedStaffCall?: (caller: Caller, key: string) => Promise<void>;
  /** The reason to refuse the consents a body names: versions that do not hold. */
  readonly refuseConsent?: (body: unknown) => Refusal | null;
  /** The reason to refuse files a body holds, in base64: each is scanned before the handler sees it. */
  readonly refuseInfected?: (contents: readonly string[], caller: Caller | Guest) => Promise<Refusal | null>;
}

export type AddRoute = <K extends ApiKey>(key: K, handle: Handler<K>) => void;

/** Registers an endpoint of the contract: parses input by its schemas, loads the session, sends refusals as problems. */
export function createRouter(app: FastifyInstance, deps: RouteDeps): AddRoute {
  return (key, handle) => {
    const endpoint: Endpoint = endpoints[key];
    const [method = 'GET', path = '/'] = key.split(' ');
    const isJson = endpoint.reply instanceof z.ZodType;
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: isJson,
      ...(endpoint.bodyLimitBytes !== undefined && { bodyLimit: endpoint.bodyLimitBytes }),
      schema: schemaOf(endpoint),
      onRequest: (request, reply) => admit(key, endpoint, deps, request, reply),
      handler: (request, reply) =>
        answer(key, endpoint, deps, handle as unknown as Handler<ApiKey>, request, reply),
    });
  };
}

function schemaOf(endpoint: Endpoint) {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.reply instanceof z.ZodType && { response: { 200: endpoint.reply } }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Runs before the body is read: checks the request's origin, loads the session, asks for the grant of a staff call. */
async function admit(
  key: ApiKey,
  endpoint: Endpoint,
  deps: RouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { site } = request;
  if (site === null) throw new Error('a route ran before its host was known');
  if (!isServedOn(site, key, endpoint)) return sendProblem(reply, { code: 'not_found' });
  const hasCookie = hasCookieOfSession(request, site) && request.headers.authorization === undefined;
  if (!isOriginAllowed(request, site, deps.hosts, hasCookie))
    return sendProblem(reply, { code: 'origin_mismatch' });
  const foreign = endpoint.isForSystems === true && deps.admitSystem?.({ key, headers: request.headers });
  if (foreign) return sendProblem(reply, foreign);
  if (endpoint.auth === 'none') return undefined;
  const presented = tokenOf(request);
  request.session = presented && (await sessionOf(deps, presented));
  if (presented !== null && request.session === null) clearCookieOf(presented, reply, site);
  if (needsSession(site, key, endpoint) && request.session === null) {
    const isByProgram = presented?.from === 'bearer';
    const code = isByProgram ? await deps.whyNoSession?.(presented.token) : undefined;
    return sendProblem(reply, { code: code ?? 'unauthenticated' });
  }
  if (request.session !== null) await deps.noteUse?.(request.session);
  const restricted = refuseRestricted(key, endpoint, deps, request);
  if (restricted !== null) return sendProblem(reply, restricted);
  const impersonated = await refuseImpersonated(key, deps, request);
  if (impersonated !== null) return sendProblem(reply, impersonated);
  const { session } = request;
  if (session !== null && endpoint.grant !== undefined && !holds(session, endpoint.grant)) {
    const caller = actorOf(request);
    if (caller.userId !== null) await deps.noteRefusedStaffCall?.(caller, key);
    return sendProblem(reply, { code: 'forbidden' });
  }
  if (endpoint.proof === 'fresh' && session?.staff?.isFresh !== true)
    return sendProblem(reply, { code: 'proof_needed' });
  if (session?.apiToken === undefined) return undefined;
  const refusal = await deps.admitProgram?.({ key, tag: endpoint.tag, session, request, reply });
  return refusal ? sendProblem(reply, refusal) : undefined;
}

async function answer(
  key: ApiKey,
  endpoint: Endpoint,
  deps: RouteDeps,
  handle: Handler<ApiKey>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const headers = readHeaders(endpoint, request);
  if (!headers.ok) return sendProblem(reply, headers.refusal);
  if (request.site === null) throw new Error('a route ran without its admission');
  const outdated = deps.refuseConsent?.(request.body) ?? null;
  if (outdated !== null) return sendProblem(reply, outdated);
  const foreign = await refuseForeign(key, deps, request);
  if (foreign !== null) return sendProblem(reply, foreign);
  const infected = await refuseUploads(endpoint, deps, request);
  if (infected !== null) return sendProblem(reply, infected);
  await noteImpersonatedCall(key, deps, request);
  const result = await handle({
    params: request.params,
    query: request.query,
    body: request.body,
    headers: headers.value,
    session: request.session,
    caller: actorOf(request),
    isSessionAlive: () => isSameSession(deps, request),
    host: request.site,
    address: request.ip,
    request,
    reply,
  } as unknown as Call);
  if (!result.ok) return sendProblem(reply, result.refusal);
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  return reply.send(result.value);
}

const refuseUploads = async (
  { uploads }: Endpoint,
  { refuseInfected }: RouteDeps,
  request: FastifyRequest,
): Promise<Refusal | null> =>
  (uploads && (await refuseInfected?.(uploads(request.body as never), actorOf(request)))) ?? null;

/** Contracts declare only one header, the idempotency key, and its absence has a code of its own. */
function readHeaders(endpoint: Endpoint, request: FastifyRequest): Result<unknown> {
  if (endpoint.headers === undefined) return { ok: true, value: undefined };
  const parsed = readInput(endpoint.headers, request.headers);
  if ('value' in parsed) return { ok: true, value: parsed.value };
  if (request.headers['idempotency-key'] === undefined) return refuse('idempotency_key_missing');
  return refuse('invalid_request', { fields: parsed.fields });
}
