import type { Actor } from './actors.ts';
import type { FuzzAnswer } from './judge.ts';
import { remember } from './remember.ts';
import type { FuzzRequest } from './to-request.ts';

interface Learner {
  readonly replace: (actor: Actor) => Promise<void>;
  readonly pay?: (token: string) => Promise<void>;
}

type Answer = {
  readonly token?: unknown;
  readonly jwt?: { readonly token?: unknown };
  readonly payment_data?: { readonly confirmation?: { readonly confirmation_token?: unknown } } | null;
} | null;

const MOST_TOKENS = 4;

/** Takes ids, sessions and payments from an answer, for later calls. */
export async function learn(
  { replace, pay }: Learner,
  request: FuzzRequest,
  { status, headers, text }: FuzzAnswer,
  actor: Actor,
): Promise<void> {
  if (status === 401 && dropToken(actor, request)) await replace(actor);
  if (status !== 200 || !String(headers['content-type']).startsWith('application/json')) return;
  const answer = JSON.parse(text === '' ? 'null' : text) as Answer;
  remember(actor, request.url.split('?', 1)[0] ?? '', answer);
  const token = answer?.jwt?.token ?? answer?.token;
  // Only what was said to the actor alone: a session opened with another's token is the other's.
  const isOwn = request.marks?.every((mark) => mark === actor.mark) ?? actor.isStaff;
  if (typeof token === 'string' && token.length > 20 && isOwn) {
    if (!actor.tokens.includes(token) && actor.isMember) actor.tokens.push(token);
    if (actor.tokens.length > MOST_TOKENS) actor.tokens.splice(1, 1);
  }
  const confirmation = answer?.payment_data?.confirmation?.confirmation_token;
  if (typeof confirmation === 'string') await pay?.(confirmation);
}

/** Forgets a session that was ended on the way; true when it was the last one. */
function dropToken(actor: Actor, { headers }: FuzzRequest): boolean {
  const presented = `${headers['authorization'] ?? ''}${headers['cookie'] ?? ''}`;
  const place = actor.tokens.findIndex((token) => presented.includes(token));
  if (place === -1) return false;
  actor.tokens.splice(place, 1);
  return actor.tokens.length === 0;
}
