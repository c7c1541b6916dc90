import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Behaviour } from './behaviour.domain.ts';
import type { Behaviours } from './behaviours.ts';
import { bodyText, breakAnswer } from './broken.ts';
import type { Journal } from './journal.ts';
import type { Rates } from './rates.ts';
import type { Answer, Call, Operation, Source } from './source.ts';

export type ServeDeps = { behaviours: Behaviours; journal: Journal; rates: Rates };

const BODY_KEPT = 4000;

const isRaw = (body: unknown): boolean =>
  typeof body === 'string' ||
  Buffer.isBuffer(body) ||
  (typeof body === 'object' && body !== null && 'pipe' in body);

function sendAnswer(reply: FastifyReply, { status = 200, headers = {}, body }: Answer): FastifyReply {
  void reply.code(status).headers(headers);
  if (isRaw(body)) return reply.send(body);
  return reply.type(headers['content-type'] ?? 'application/json; charset=utf-8').send(JSON.stringify(body));
}

function toCall(request: FastifyRequest): Call {
  return {
    method: request.method,
    url: request.raw.url ?? '/',
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: request.body,
    headers: request.headers,
  };
}

/** Never answers; ends when the caller disconnects or the sandbox stops. */
async function staySilent(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack();
  if (!request.raw.socket.destroyed) await once(request.raw.socket, 'close');
  return reply;
}

async function answerAs(
  behaviour: Behaviour,
  source: Source,
  work: () => Answer | Promise<Answer>,
): Promise<Answer | 'silence'> {
  switch (behaviour.kind) {
    case 'slow':
      await delay(behaviour.ms, undefined, { ref: false });
      return work();
    case 'failing':
      if (behaviour.executes) await work();
      return source.fault(behaviour.status);
    case 'silent':
      if (behaviour.executes) await work();
      return 'silence';
    case 'broken':
      return breakAnswer(behaviour.how, await work());
    default:
      return work();
  }
}

function tooMany(source: Source, waitSeconds: number): Answer {
  const { headers, ...answer } = source.fault(429);
  return { ...answer, headers: { ...headers, 'retry-after': String(waitSeconds) } };
}

function serveOperation(app: FastifyInstance, source: Source, operation: Operation, deps: ServeDeps): void {
  app.route({
    method: operation.method,
    url: operation.path,
    handler: async (request, reply) => {
      const call = toCall(request);
      const subjects = (operation.subjects?.(call) ?? []).filter(
        (subject) => subject !== undefined && subject !== '',
      ) as string[];
      const wait = deps.rates.arrive(source.name);
      const behaviour: Behaviour =
        wait === null
          ? deps.behaviours.take({ source: source.name, operation: operation.name, subjects })
          : { kind: 'normal' };
      const finish = deps.journal.begin({
        source: source.name,
        operation: operation.name,
        subjects,
        method: request.method,
        path: request.url.split('?')[0] ?? '',
        body: source.takesBytes ? '' : bodyText(request.body).slice(0, BODY_KEPT),
        behaviour: behaviour.kind,
      });
      const answer =
        wait === null
          ? await answerAs(behaviour, source, () => source.authorize?.(call) ?? operation.handle(call))
          : tooMany(source, wait);
      if (answer === 'silence') return staySilent(request, reply);
      finish(answer.status ?? 200);
      return sendAnswer(reply, answer);
    },
  });
}

/** Registers a source under its prefix, with its own format of every error. */
export function serveSource(app: FastifyInstance, source: Source, deps: ServeDeps): void {
  app.register(
    async (scope) => {
      if (source.takesBytes) {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      }
      scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
        const status = error.statusCode ?? 500;
        if (status >= 500) process.stderr.write(`sandbox: ${source.name}: ${error.stack ?? error.message}\n`);
        return sendAnswer(reply, source.fault(status, error.message));
      });
      scope.setNotFoundHandler((_request, reply) => sendAnswer(reply, source.fault(404)));
      for (const operation of source.operations) serveOperation(scope, source, operation, deps);
    },
    { prefix: source.prefix },
  );
}
