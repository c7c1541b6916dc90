import { problemSchema } from '@proverka/contract/problem';
import { generalRefusals } from '@proverka/contract/refusals';
import { z } from 'zod';
import { findEndpoint } from './find-endpoint.ts';
import type { FuzzRequest } from './to-request.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly ms: number;
}

export const SLOW_MS = 2000;

/** Codes of the HTTP layer and of calls that a token may not make: any endpoint may answer them. */
const general: ReadonlySet<string> = new Set(generalRefusals);

/** What is wrong with an answer, in a few words that are the same for the same fault; null when nothing is. */
export function judge(request: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status, headers, text, ms } = answer;
  if (status === 0) return `never answered: ${text}`;
  // Refusals for real fullness are counted by the caller.
  const isFull = status === 503 && headers['retry-after'] !== undefined;
  if (status >= 500 && !isFull && !isSaidUnavailable(request, text)) return `answered ${status}`;
  if (ms > SLOW_MS) return 'took more than two seconds';
  const type = String(headers['content-type'] ?? '');
  const mistake = type.startsWith('application/problem+json')
    ? judgeProblem(request, text)
    : judgeReply(request, answer, type);
  return mistake ?? judgeSecrets(request, text);
}

/** Codes that an endpoint lists may have a status of 500 and more: an outside system does not answer. */
function isSaidUnavailable({ method, url }: FuzzRequest, text: string): boolean {
  const refusals = findEndpoint(method, url)?.refusals ?? [];
  return refusals.some((code) => text.includes(`"code":"${code}"`));
}

function judgeProblem({ method, url }: FuzzRequest, text: string): string | null {
  if (method === 'HEAD') return null;
  const problem = problemSchema.safeParse(parsed(text));
  if (!problem.success) return 'a refusal that is no problem of the contract';
  const { code } = problem.data;
  const isListed = general.has(code) || findEndpoint(method, url)?.refusals.includes(code);
  return isListed === true ? null : `refused with ${code}, which it does not list`;
}

function judgeReply({ method, url }: FuzzRequest, { status, text }: FuzzAnswer, type: string): string | null {
  if (status !== 200)
    return method !== 'HEAD' && type.startsWith('application/json') ? `answered JSON with ${status}` : null;
  const endpoint = findEndpoint(method, url);
  if (endpoint === null || method === 'HEAD') return null;
  if (!(endpoint.reply instanceof z.ZodType)) {
    return type.startsWith(endpoint.reply.contentType.split(';')[0] ?? '') ? null : `answered with ${type}`;
  }
  const reply = endpoint.reply.safeParse(parsed(text));
  if (reply.success) return null;
  return `a reply that does not fit the contract: ${reply.error.issues[0]?.path.join('.') ?? ''}`;
}

/** A mark in an answer is a leak unless the asker holds its owner's session, is staff or sent it. */
function judgeSecrets({ body, url, marks }: FuzzRequest, text: string): string | null {
  if (marks === null || !text.includes('zq')) return null;
  const sent = `${url}${body?.toString() ?? ''}`;
  const strange = [...text.matchAll(/zq\d+zq/g)].find(
    ([found]) => !marks.includes(found) && !sent.includes(found),
  );
  return strange === undefined ? null : "an answer holds another user's words";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
