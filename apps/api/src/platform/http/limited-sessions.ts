import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../audit/actor.ts';
import type { Caller } from '../audit/actor.ts';
import type { Refusal } from '../result.ts';
import type { RestrictedSessions } from './restricted-sessions.ts';

/** What it names, once that is read: path, query and body. */
export interface ImpersonatedCall {
  readonly key: ApiKey;
  readonly inputs: readonly object[];
}

/** Who decides about sessions that may do less than their owner may. */
export interface LimitedSessions {
  /** Without it a restricted session may do nothing. */
  readonly restrictedSessions?: RestrictedSessions;
  /** Checks a call of a member of the staff who is signed in as somebody else; without it they may do nothing. */
  readonly admitImpersonated?: (caller: Caller, key: ApiKey) => Promise<Refusal | null>;
  /** Told of each such call that is answered. */
  readonly noteImpersonated?: (caller: Caller, call: ImpersonatedCall) => Promise<void>;
}

const forbidden: Refusal = { code: 'forbidden' };

/** Where a guest may call, a restricted session counts as a guest unless the call is among its own. */
export function refuseRestricted(
  key: ApiKey,
  endpoint: Endpoint,
  { restrictedSessions }: LimitedSessions,
  request: FastifyRequest,
): Refusal | null {
  const restriction = request.session?.restriction;
  if (restriction === undefined) return null;
  const refusal = restrictedSessions ? restrictedSessions.refuse(restriction, key) : forbidden;
  if (refusal === null || endpoint.auth === 'required') return refusal;
  request.session = null;
  return null;
}

/** Refuses what a call of a restricted session names, once its input is read. */
export async function refuseForeign(
  key: ApiKey,
  { restrictedSessions }: LimitedSessions,
  request: FastifyRequest,
): Promise<Refusal | null> {
  const restriction = request.session?.restriction;
  if (restriction === undefined) return null;
  const caller = actorOf(request);
  if (restrictedSessions === undefined || caller.userId === null) return forbidden;
  const input = {
    ...(request.query as object),
    ...(request.body as object | undefined),
    ...(request.params as object),
  };
  return restrictedSessions.refuseForeign({ key, restriction, input, caller });
}

/** Before the body is read: what the staff may not do in somebody's place. */
export async function refuseImpersonated(
  key: ApiKey,
  { admitImpersonated }: LimitedSessions,
  request: FastifyRequest,
): Promise<Refusal | null> {
  if (request.session?.impersonation === undefined) return null;
  const caller = actorOf(request);
  if (admitImpersonated === undefined || caller.userId === null) return forbidden;
  return admitImpersonated(caller, key);
}

/** Notes what the staff reads and does in somebody's place, once its input is read and before it is answered. */
export async function noteImpersonatedCall(
  key: ApiKey,
  { noteImpersonated }: LimitedSessions,
  request: FastifyRequest,
): Promise<void> {
  const caller = actorOf(request);
  if (request.session?.impersonation === undefined || caller.userId === null) return;
  const inputs = [request.params, request.query, request.body].filter(isObject);
  await noteImpersonated?.(caller, { key, inputs });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
