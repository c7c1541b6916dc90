import { brandOf } from '@proverka/brand/brands';
import { publicOrigin } from '@proverka/brand/host';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config.ts';
import { siteOfRequest } from './known-site.ts';
import { commonSecurityHeaders } from './security-headers.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Where to report a hole in security (RFC 9116), for each host. It never runs out while somebody serves it. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { port, securityContact }: Pick<ShellConfig, 'port' | 'securityContact'>,
  now: () => number,
): void {
  app.get(PATH, (request, reply) => {
    const { entry } = siteOfRequest(request);
    // The same for a whole day, so that caches keep it.
    const expires = new Date(Math.floor(now() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
    const lines = [
      `Contact: ${securityContact ?? `mailto:${brandOf(entry.brand).supportEmail}`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ru, en',
      `Canonical: ${publicOrigin(port, entry)}${PATH}`,
    ];
    return reply
      .headers({ ...commonSecurityHeaders, 'cache-control': 'public, max-age=86400', vary: 'host' })
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
