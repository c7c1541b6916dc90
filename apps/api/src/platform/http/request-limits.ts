import '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@proverka/validation/network';
import type { IsProxy } from '@proverka/validation/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownSessions } from './known-sessions.ts';
import type { Limit, Limits } from './limits.domain.ts';
import { sendProblem } from './problem.ts';
import { tokenOf } from './session-cookie.ts';

/** Set by the shell on what it asks itself while it renders a page; it never passes a visitor's header of that name on. */
const shellQuestion = 'x-shell-question';

/** Networks counted at once; beyond that the one that has been silent for longest is forgotten. */
const MOST_KEYS = 100_000;

interface RequestLimits {
  readonly limits: Limits;
  readonly isTrusted: IsProxy;
  readonly known: Pick<KnownSessions, 'accountOf'>;
}

/**
 * Counts each request before any other work is done. Signed-in people are counted by their account, so that colleagues
 * behind one address do not use up each other's requests, and together by a much wider bound. A token is believed once it
 * has opened a session in this process; until then its requests count by address, apart from those of guests, because
 * anybody can invent tokens. Photos are counted apart: else somebody who turns pages of adverts would use up the requests of the pages.
 */
export async function limitRequests(
  app: FastifyInstance,
  { limits, isTrusted, known }: RequestLimits,
): Promise<void> {
  await app.register(rateLimit, { global: false, cache: MOST_KEYS });
  const counter = ({ count, windowSeconds }: Limit, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max: count, timeWindow: windowSeconds * 1000, keyGenerator });
  const accountOf = (request: FastifyRequest): string | null => {
    const presented = tokenOf(request);
    return presented && known.accountOf(presented.token);
  };
  const byAccount = (request: FastifyRequest) => accountOf(request) ?? '';
  const byNetwork = (request: FastifyRequest) => networkOf(request.ip);
  const guests = [counter(limits.requests_address, byNetwork)];
  const unproven = [counter(limits.requests_address, byNetwork)];
  const network = counter(limits.requests_network, byNetwork);
  const accounts = [counter(limits.requests_account, byAccount), network];
  const pagesOfAccounts = [counter(limits.requests_account, byAccount), network];
  const photos = [counter(limits.requests_photos, (request) => accountOf(request) ?? byNetwork(request))];

  const countersFor = (request: FastifyRequest) => {
    const fromProxy = isTrusted(request.raw.socket.remoteAddress);
    if (fromProxy && isWithoutVisitor(request)) return [];
    if (isPhoto(request)) return photos;
    if (tokenOf(request) === null) return guests;
    if (accountOf(request) === null) return unproven;
    return fromProxy && request.headers[shellQuestion] !== undefined ? pagesOfAccounts : accounts;
  };
  app.addHook('onRequest', async (request, reply) => {
    for (const count of countersFor(request)) {
      const use = await count(request);
      if (!use.isAllowed && use.isExceeded) {
        return sendProblem(reply, { code: 'too_many_requests', retryAfterSeconds: use.ttlInSeconds });
      }
    }
    return undefined;
  });
}

/**
 * Probes and metrics asked for beside the proxy, and what the shell asks for nobody: pages for everybody rendered from
 * refusals would lack their alerts and prices.
 */
const isWithoutVisitor = ({ url, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] === undefined &&
  (headers['x-forwarded-host'] !== undefined || /^\/(healthz|readyz|metrics)$/.test(url));

const isPhoto = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/adverts/photo';
