import type { FastifyInstance } from 'fastify';

/** The components the server depends on; each reports whether it responds now. */
export type Readiness = Readonly<Record<string, () => Promise<boolean>>>;

export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ ok: true }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const parts = await Promise.all(
      Object.entries(readiness).map(
        async ([name, isReady]) => [name, await isReady().catch(() => false)] as const,
      ),
    );
    const ok = parts.every(([, ready]) => ready);
    return reply.code(ok ? 200 : 503).send({ ok, parts: Object.fromEntries(parts) });
  });
}
