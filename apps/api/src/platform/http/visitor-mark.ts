import { createHmac, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = '_visitor';
const YEAR_SECONDS = 365 * 86_400;

/** The id of a visitor who is not signed in, issued and signed by us; null for a visitor without one. */
export function visitorOf(request: FastifyRequest, secret: string): string | null {
  const [id = '', signature = ''] = request.cookies[cookieName]?.split('.') ?? [];
  const expected = signatureOf(id, secret);
  const isOurs =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isOurs ? id : null;
}

/** Holds only the id; set only for visitors who do something that is counted once. */
export function markVisitor(reply: FastifyReply, id: string, secret: string): void {
  void reply.setCookie(cookieName, `${id}.${signatureOf(id, secret)}`, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: YEAR_SECONDS,
  });
}

const signatureOf = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
