import { recordEvent } from '#platform/audit/record-event.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { holds } from '#platform/http/session.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { activateTariff, assignTariff, isPerson, reassignTariff, unassignTariff } from './assign-tariff.ts';
import { viewCurrentTariff } from './current-tariff.ts';
import { categoryOf, listedProducts, viewTariff } from './tariff.domain.ts';

export function addTariffRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /tariff/get_all', async ({ query, host }) => {
    const [tariffs, catalogue] = await Promise.all([deps.tariffs(), deps.catalogue()]);
    const products = listedProducts(query.category ?? categoryOf(host.entry), catalogue);
    const listed = tariffs.filter(({ isHidden }) => !isHidden);
    return done({ tariffs: listed.map((terms) => viewTariff(terms, products)) });
  });

  add('GET /tariff/get_current', async ({ session, host }) =>
    done(await viewCurrentTariff(deps, session.userId, host.entry)),
  );

  add('POST /tariff/activate', async ({ caller, host, body }) => {
    const activated = await activateTariff(deps, caller, body.tariff_simple_id);
    return activated.ok ? done(await viewCurrentTariff(deps, caller.userId, host.entry)) : activated;
  });

  addRoutesForPerson(add, deps);
}

function addRoutesForPerson(add: AddRoute, deps: CatalogueDeps): void {
  add('GET /tariff/get_current_for_user/', async (call) => {
    const { session, caller, host, query } = call;
    const { person_id: subject } = query;
    const maySee = holds(session, 'tariffs') || subject === session.userId;
    const isKnown = await isPerson(deps, subject);
    if (maySee && isKnown) {
      if (subject !== caller.userId) {
        const read = { event: 'person.read', ownerId: subject, subject, after: { what: 'tariff' } } as const;
        await recordEvent(deps, deps.db, caller, read);
      }
      return done(await viewCurrentTariff(deps, subject, host.entry));
    }
    const named = {
      action: 'tariff.read',
      subject,
      findOwner: async () => (isKnown ? subject : undefined),
    };
    return noteTrespass(deps, caller, named, refuse('person_not_found'));
  });

  add('POST /tariff/activate_for_user', async (call) => {
    const { caller, host, body } = call;
    const { person_id: userId, tariff_simple_id: tariffId, reason } = body;
    const wish = { userId, tariffId, reason };
    const assigned = await assignTariff(deps, caller, wish);
    return assigned.ok ? done(await viewCurrentTariff(deps, wish.userId, host.entry)) : assigned;
  });

  add('PUT /tariff/update_for_person', async (call) => {
    const { caller, host, body } = call;
    const { person_id: userId, tariff_simple_id: tariffId, reason } = body;
    const wish = { userId, tariffId, reason };
    const assigned = await reassignTariff(deps, caller, wish);
    return assigned.ok ? done(await viewCurrentTariff(deps, wish.userId, host.entry)) : assigned;
  });

  add('DELETE /tariff/delete_for_person', async (call) => {
    const { caller, host, query, body } = call;
    const freed = await unassignTariff(deps, caller, { userId: query.person_id, reason: body.reason });
    return freed.ok ? done(await viewCurrentTariff(deps, query.person_id, host.entry)) : freed;
  });
}
