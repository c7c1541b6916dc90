import '@fastify/cookie';
import { isDesk, type HostEntry } from '@proverka/brand/host';
import type { FastifyRequest } from 'fastify';

/** The cookie a session is kept in: the desk's own is never read on a brand's host, nor a customer's on the desk. */
const cookieOf = (host: HostEntry): string => (isDesk(host) ? '__Host-staff' : '_token');

/** Empty for a visitor without a session. */
export const sessionTokenOf = (request: FastifyRequest, host: HostEntry): string =>
  request.cookies[cookieOf(host)] ?? '';
