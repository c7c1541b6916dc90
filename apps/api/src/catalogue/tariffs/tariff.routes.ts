import { personRoles } from '@proverka/contract/roles';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { Session } from '#platform/http/session.ts';
import type { CatalogueDeps } from '../deps.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { activateTariff, assignTariff, isPerson, reassignTariff, unassignTariff } from './assign-tariff.ts';
import { viewCurrentTariff } from './current-tariff.ts';
import { categoryOf, listedProducts, viewTariff } from './tariff.domain.ts';

const isAdmin = ({ role }: Session): boolean => role === personRoles.admin;

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

  add('POST /tariff/activate', async ({ session, host, body }) => {
    const { userId } = session;
    const activated = await activateTariff(deps, { userId, tariffId: body.tariff_simple_id });
    return activated.ok ? done(await viewCurrentTariff(deps, userId, host.entry)) : activated;
  });

  addRoutesForPerson(add, deps);
}

type AskingCall = Pick<Call<'GET /tariff/get_current'>, 'session' | 'caller'>;

function addRoutesForPerson(add: AddRoute, deps: CatalogueDeps): void {
  /** Passes the answer on, and records a refusal in the journal when the tariff is another user's. */
  const noted = <Answer extends Result<unknown>>(
    { caller }: AskingCall,
    action: string,
    personId: string,
    refused: Answer,
  ) => {
    const findOwner = async () => ((await isPerson(deps, personId)) ? personId : undefined);
    const named = { action: `tariff.${action}`, subject: personId, findOwner };
    return noteTrespass(deps, caller, named, refused);
  };

  add('GET /tariff/get_current_for_user/', async (call) => {
    const { session, host, query } = call;
    const maySee = isAdmin(session) || query.person_id === session.userId;
    return maySee && (await isPerson(deps, query.person_id))
      ? done(await viewCurrentTariff(deps, query.person_id, host.entry))
      : noted(call, 'read', query.person_id, refuse('person_not_found'));
  });

  add('POST /tariff/activate_for_user', async (call) => {
    const { session, host, body } = call;
    if (!isAdmin(session)) return noted(call, 'assign', body.person_id, refuse('forbidden'));
    const wish = { userId: body.person_id, tariffId: body.tariff_simple_id };
    const assigned = await assignTariff(deps, wish, session.userId);
    return assigned.ok ? done(await viewCurrentTariff(deps, wish.userId, host.entry)) : assigned;
  });

  add('PUT /tariff/update_for_person', async (call) => {
    const { session, host, body } = call;
    if (!isAdmin(session)) return noted(call, 'reassign', body.person_id, refuse('forbidden'));
    const wish = { userId: body.person_id, tariffId: body.tariff_simple_id };
    const assigned = await reassignTariff(deps, wish, session.userId);
    return assigned.ok ? done(await viewCurrentTariff(deps, wish.userId, host.entry)) : assigned;
  });

  add('DELETE /tariff/delete_for_person', async (call) => {
    const { session, host, query } = call;
    if (!isAdmin(session)) return noted(call, 'unassign', query.person_id, refuse('forbidden'));
    const freed = await unassignTariff(deps, query.person_id);
    return freed.ok ? done(await viewCurrentTariff(deps, query.person_id, host.entry)) : freed;
  });
}
