import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSignedId, signId } from './signed-id.ts';

const cookieName = '_visitor';
const YEAR_SECONDS = 365 * 86_400;

/** The id of a visitor who is not signed in, issued and signed by us; null for a visitor without one. */
export const visitorOf = (request: FastifyRequest, secret: string): string | null =>
  readSignedId('visitor', request.cookies[cookieName], secret);

/** Holds only the id; set only for visitors who do something that is counted once. */
export function markVisitor(reply: FastifyReply, id: string, secret: string): void {
  void reply.setCookie(cookieName, signId('visitor', id, secret), {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: YEAR_SECONDS,
  });
}
