import { withoutSeparators } from '@proverka/validation/digits';
import type { MoneyDeps } from '../deps.ts';
import { disconnectSignal } from '#platform/http/disconnect.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import { addPayer, removePayer, updatePayer } from './change-payers.ts';
import { listPayers, viewPayer } from './payer.store.ts';

export function addPayerRoutes(add: AddRoute, deps: MoneyDeps): void {
  add('POST /payer/add_payer', async ({ session, caller, body }) => {
    const allowed = await withinLimits(deps, [['payer_user', session.userId]]);
    return allowed.ok ? addPayer(deps, caller, body) : allowed;
  });

  add('POST /payer/update_payer_info', async ({ session, caller, body }) => {
    const allowed = await withinLimits(deps, [['payer_user', session.userId]]);
    return allowed.ok ? updatePayer(deps, caller, body) : allowed;
  });

  add('DELETE /payer/remove_payer', ({ caller, query }) => removePayer(deps, caller, query.payer_id));

  add('GET /payer/get_payers', async ({ session }) =>
    done({ payers: (await listPayers(deps.db, session.userId)).map(viewPayer) }),
  );

  add('GET /payer/get_payer_info', async ({ session, query, reply }) => {
    const allowed = await withinLimits(deps, [['payer_info_user', session.userId]]);
    if (!allowed.ok) return allowed;
    const answer = await deps.companies.check(withoutSeparators(query.inn), disconnectSignal(reply));
    if (answer.kind === 'unavailable') deps.log.warn({ reason: answer.reason }, 'payer info');
    const info = answer.kind === 'found' ? answer.data : null;
    return done({ info, available: answer.kind !== 'unavailable' });
  });
}
