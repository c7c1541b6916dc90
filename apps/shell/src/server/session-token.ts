import '@fastify/cookie';
import { isDesk } from '@proverka/brand/host';
import { hostCookie, type CookieSite } from '@proverka/brand/site-cookie';
import type { FastifyRequest } from 'fastify';

/**
 * The session of a visitor, empty without one. The desk's cookie is never read on a brand's host, nor a customer's on the
 * desk.
 */
export const sessionTokenOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>, site: CookieSite): string =>
  (isDesk(site.entry) ? hostCookie(site, 'staff', cookies) : cookies['_token']) ?? '';
