import '@fastify/cookie';
import { cookieGuards } from '@proverka/brand/site-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHost } from './host.ts';
import { readSignedId, signId } from './signed-id.ts';

const cookieName = '_visitor';
const YEAR_SECONDS = 365 * 86_400;

/** The id of a visitor who is not signed in, issued and signed by us; null for a visitor without one. */
export const visitorOf = (request: FastifyRequest, secret: string): string | null =>
  readSignedId('visitor', request.cookies[cookieName], secret);

/** Holds only the id; set only for visitors who do something that is counted once. */
export function markVisitor(reply: FastifyReply, host: RequestHost, id: string, secret: string): void {
  void reply.setCookie(cookieName, signId('visitor', id, secret), {
    path: '/',
    httpOnly: true,
    ...cookieGuards(host, 'lax'),
    maxAge: YEAR_SECONDS,
  });
}
