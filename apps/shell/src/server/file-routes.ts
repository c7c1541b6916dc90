import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleasedFiles } from './released-files.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import { sendFile } from './static-files.ts';

export function registerFiles(
  app: FastifyInstance,
  route: string,
  { root, onSent }: { readonly root: string; readonly onSent: (bytes: number) => void },
): void {
  app.get(route, async (request: FastifyRequest, reply: FastifyReply) => {
    const file = decoded((request.params as { '*': string })['*']);
    reply.hijack();
    const sent = file === null ? null : await sendFile(root, file, request.raw, reply.raw);
    if (sent === null) sendNoFile(reply);
    else onSent(sent);
  });
}

/** Browsers get the files made for them, of whatever version a tab was opened with. */
export function registerReleasedFiles(
  app: FastifyInstance,
  { roots, bring }: ReleasedFiles,
  onSent: (of: { readonly remote: string; readonly version: string }, bytes: number) => void,
): void {
  app.get('/r/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const file = decoded((request.params as { '*': string })['*']) ?? '';
    const [, remote, version] = /^([^/]+)\/([^/]+)\/web\//.exec(file) ?? [];
    reply.hijack();
    if (remote !== undefined && version !== undefined) {
      const send = async () => {
        for (const root of roots) {
          const sent = await sendFile(root, file, request.raw, reply.raw);
          if (sent === null) continue;
          onSent({ remote, version }, sent);
          return true;
        }
        return false;
      };
      if (await send()) return;
      await bring(remote, version);
      if (await send()) return;
    }
    sendNoFile(reply);
  });
}

function sendNoFile({ raw }: FastifyReply): void {
  raw.writeHead(404, { ...commonSecurityHeaders, 'content-type': 'text/plain; charset=utf-8' });
  raw.end('Такого файла нет.\n');
}

/** The router decodes a path once; what is encoded twice, or not rightly, is the name of no file. */
function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
