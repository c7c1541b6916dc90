import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusAt } from '../kadnet/progress.domain.ts';
import { addressOf } from '../objects/address.domain.ts';
import { normaliseSubject } from '../source/behaviour.domain.ts';
import { paymentSubjects } from '../yookassa/till.ts';
import { act } from './actions.ts';
import { parseSetting } from './systems.ts';
import type { World } from './world.ts';

type Query = Record<string, string | undefined>;

const queryOf = (request: FastifyRequest): Query => request.query as Query;

const bodyOf = (request: FastifyRequest): Record<string, unknown> =>
  (request.body ?? {}) as Record<string, unknown>;

/** The fields of a query that are there. */
function present<K extends string>(query: Query, ...names: K[]): Partial<Record<K, string>> {
  return Object.fromEntries(
    names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  ) as Partial<Record<K, string>>;
}

function registerSwitches(app: FastifyInstance, { systems, behaviours }: World): void {
  app.get('/control/api/behaviours', () => ({ behaviours: behaviours.all() }));

  app.put('/control/api/behaviours', (request, reply) => {
    const setting = parseSetting(systems(), bodyOf(request));
    return typeof setting === 'string' ? reply.code(400).send({ error: setting }) : behaviours.set(setting);
  });

  app.delete('/control/api/behaviours', (request) => ({
    removed: behaviours.clear(present(queryOf(request), 'source', 'operation', 'subject')),
  }));
}

function registerJournal(app: FastifyInstance, { journal }: World): void {
  app.get('/control/api/journal', (request) => {
    const { limit, ...filter } = present(queryOf(request), 'source', 'operation', 'subject', 'limit');
    return { calls: journal.list({ ...filter, ...(limit ? { limit: Number(limit) || 100 } : {}) }) };
  });

  app.delete('/control/api/journal', (request) => {
    journal.clear(present(queryOf(request), 'source', 'operation', 'subject'));
    return { ok: true };
  });
}

/** The newest first, only those about the subject when there is one. */
function about<T>(
  items: T[],
  subject: string | undefined,
  subjectsOf: (item: T) => (string | undefined)[],
): T[] {
  const wanted = subject === undefined ? undefined : normaliseSubject(subject);
  return items
    .filter(
      (item) =>
        wanted === undefined ||
        subjectsOf(item).some((one) => one !== undefined && normaliseSubject(one) === wanted),
    )
    .reverse()
    .slice(0, 200);
}

function registerLists(app: FastifyInstance, world: World): void {
  const { till, extracts, received, register, now } = world;
  const subject = (request: FastifyRequest): string | undefined => queryOf(request)['subject'];

  app.get('/control/api/payments', (request) => ({
    payments: about(till.payments.all(), subject(request), paymentSubjects).map(
      ({ payment, token, receipt, isProcessing = false }) => ({
        ...payment,
        token,
        receipt,
        is_processing: isProcessing,
      }),
    ),
  }));
  app.get('/control/api/refunds', (request) => ({
    refunds: about(till.refunds.all(), subject(request), ({ id, payment_id: payment }) => [id, payment]),
  }));
  app.get('/control/api/receipts', (request) => ({
    receipts: about(till.receipts.all(), subject(request), ({ id, payment_id: payment, customer }) => [
      id,
      payment,
      customer?.email,
    ]),
  }));
  app.get('/control/api/notifications', (request) => ({
    notifications: about(till.notifier.all(), subject(request), ({ id, subjects }) => [id, ...subjects]).map(
      (delivery) => ({
        ...delivery,
        body: JSON.parse(delivery.body) as unknown,
      }),
    ),
  }));
  app.get('/control/api/extracts', (request) => ({
    extracts: about(extracts.all(), subject(request), ({ id, number }) => [id, number]).map((extract) => ({
      ...extract,
      status: statusAt(extract, now()),
    })),
  }));
  app.get('/control/api/received', (request) => {
    const { target } = queryOf(request);
    const wanted = received.all().filter((item) => target === undefined || item.target === target);
    return {
      received: about(wanted, subject(request), ({ parameters, body }) => [
        ...Object.values(parameters),
        ...words(body),
      ]),
    };
  });
  app.get('/control/api/objects', (request) => {
    const { scenario, query } = queryOf(request);
    const found = query ? register.search(query) : register.all;
    return {
      objects: found
        .filter((object) =>
          scenario ? object.scenario === scenario : query !== undefined || object.scenario !== undefined,
        )
        .map((object) => ({
          scenario: object.scenario ?? null,
          number: object.number,
          kind: object.kind,
          status: object.status,
          address: addressOf(object),
        })),
    };
  });
}

/** Every string inside a value, for finding a conversion by any id in it. */
function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(words);
}

function registerActions(app: FastifyInstance, world: World): void {
  app.post('/control/api/:what/:id/:verb', (request, reply: FastifyReply) => {
    const { what, id, verb } = request.params as { what: string; id: string; verb: string };
    const reason = bodyOf(request)['reason'];
    const outcome = act(
      world,
      what,
      id,
      verb,
      typeof reason === 'string' && reason !== '' ? reason : undefined,
    );
    return 'error' in outcome ? reply.code(outcome.status).send({ error: outcome.error }) : outcome.done;
  });
}

/** Control for tests: switches, the journal, everything that is kept, and the ends of what hangs. */
export function registerControlApi(app: FastifyInstance, world: World): void {
  app.get('/control/api/systems', () => ({ systems: world.systems() }));
  registerSwitches(app, world);
  registerJournal(app, world);
  registerLists(app, world);
  registerActions(app, world);
}
