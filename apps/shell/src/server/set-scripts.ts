import type { BrandId, Variant } from '@proverka/brand/host';
import type { ReleaseSet } from '@proverka/release/release-set';
import { readTrustedSet, type Trust } from '@proverka/release/trusted-set';
import type { FastifyInstance } from 'fastify';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { remotesScript } from '../render/public-remotes.ts';
import type { ActiveSet } from './active-set.ts';
import type { ShellConfig } from './config.ts';
import { commonSecurityHeaders } from './security-headers.ts';

interface SetScripts {
  readonly config: Pick<ShellConfig, 'hosts'>;
  readonly trust: Trust;
  readonly current: () => ActiveSet;
}

/** Serves the scripts that define a set's remotes; also for a set the channel has left or this process has not activated. */
export function registerSetScripts(app: FastifyInstance, { config, trust, current }: SetScripts): void {
  const scriptOf = keepScripts();
  app.get('/sets/*', async (request, reply) => {
    const [, setId = '', brand, variant] =
      /^\/sets\/([\w-]+)\/([a-z-]+)\/([a-z-]+)\//.exec(request.url) ?? [];
    const host = config.hosts.find((entry) => entry.brand === brand && entry.variant === variant);
    const { set: running } = current();
    const set = running.id === setId ? running : await readTrustedSet(trust, setId).catch(() => null);
    const script = set && host && scriptOf(set, host.brand, host.variant);
    if (script?.url !== request.url) return reply.code(404).headers(commonSecurityHeaders).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    return reply
      .headers({
        ...commonSecurityHeaders,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      })
      .send(script[encoding ?? 'identity']);
  });
}

/** Compressed once, for as long as a set is served. */
function keepScripts() {
  const kept = new WeakMap<ReleaseSet, Map<string, ReturnType<typeof compressed>>>();
  return (set: ReleaseSet, brand: BrandId, variant: Variant) => {
    const ofSet = kept.get(set) ?? new Map<string, ReturnType<typeof compressed>>();
    kept.set(set, ofSet);
    const key = `${brand}/${variant}`;
    const script = ofSet.get(key) ?? compressed(set, brand, variant);
    ofSet.set(key, script);
    return script;
  };
}

function compressed(set: ReleaseSet, brand: BrandId, variant: Variant) {
  const { url, code } = remotesScript(set.id, Object.values(set.remotes), brand, variant);
  return { url, identity: Buffer.from(code), br: brotliCompressSync(code), gzip: gzipSync(code) };
}
