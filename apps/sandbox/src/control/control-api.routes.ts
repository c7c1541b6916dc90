import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { act } from './actions.ts';
import { LISTS } from './control-lists.ts';
import { registerMarketTruth } from './market-truth.routes.ts';
import { parseSetting } from './systems.ts';
import type { World } from './world.ts';

type Query = Record<string, string | undefined>;

const queryOf = (request: FastifyRequest): Query => request.query as Query;

const bodyOf = (request: FastifyRequest): Record<string, unknown> =>
  (request.body ?? {}) as Record<string, unknown>;

/** The query parameters that are present. */
function present<K extends string>(query: Query, ...names: K[]): Partial<Record<K, string>> {
  return Object.fromEntries(
    names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])),
  ) as Partial<Record<K, string>>;
}

function registerSwitches(app: FastifyInstance, { systems, behaviours }: World): void {
  app.get('/control/api/behaviours', () => ({ behaviours: behaviours.all() }));

  app.put('/control/api/behaviours', (request, reply) => {
    const setting = parseSetting(systems, bodyOf(request));
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

function registerRates(app: FastifyInstance, { rates }: World): void {
  app.get('/control/api/rates', () => ({ rates: rates.list() }));

  app.put('/control/api/rates', (request, reply) => {
    const { source, per_second: perSecond } = bodyOf(request);
    const known = rates.list().find((rate) => rate.source === source);
    if (!known) return reply.code(400).send({ error: `no source ${String(source)}` });
    if (perSecond !== null && !(typeof perSecond === 'number' && perSecond > 0))
      return reply.code(400).send({ error: 'per_second must be a number above 0, or null for no limit' });
    return rates.limit(known.source, perSecond);
  });

  app.delete('/control/api/rates', () => {
    rates.reset();
    return { ok: true };
  });
}

function registerLists(app: FastifyInstance, world: World): void {
  for (const [name, list] of Object.entries(LISTS)) {
    app.get(`/control/api/${name}`, (request) => ({ [name]: list(world, queryOf(request)) }));
  }
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

/** The control API for tests: switches, the journal, stored records, and completion of pending ones. */
export function registerControlApi(app: FastifyInstance, world: World): void {
  registerMarketTruth(app, world);
  app.get('/control/api/systems', () => ({ systems: world.systems }));
  registerSwitches(app, world);
  registerJournal(app, world);
  registerRates(app, world);
  registerLists(app, world);
  registerActions(app, world);
}
