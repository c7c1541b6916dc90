import type { FastifyInstance } from 'fastify';

/** The components the server depends on; each reports whether it responds now. */
export type Readiness = Readonly<Record<string, () => Promise<boolean>>>;

/** Asking the components is not free, and anybody may ask. */
const FRESH_MS = 1000;

interface Answer {
  readonly ok: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
}

export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const latest = remembered(() => askAll(readiness));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const answer = await latest();
    return reply.code(answer.ok ? 200 : 503).send(answer);
  });
}

async function askAll(readiness: Readiness): Promise<Answer> {
  const parts = await Promise.all(
    Object.entries(readiness).map(
      async ([name, isReady]) => [name, await isReady().catch(() => false)] as const,
    ),
  );
  return { ok: parts.every(([, ready]) => ready), parts: Object.fromEntries(parts) };
}

/** One question at a time; its answer serves everybody who asks within a second. */
function remembered(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: { readonly at: number; readonly answer: Promise<Answer> } | null = null;
  return () => {
    const now = performance.now();
    if (asked === null || now - asked.at > FRESH_MS) asked = { at: now, answer: ask() };
    return asked.answer;
  };
}
