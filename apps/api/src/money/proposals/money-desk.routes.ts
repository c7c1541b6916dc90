import { toRubles, kopecks } from '@proverka/validation/money';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { addAdvanceRoutes } from '../advances/advance.routes.ts';
import { readBalances, readPayable } from '../ledger.store.ts';
import { readReward } from '../partner-reward.store.ts';
import { cancelPayout } from '../payouts/end-payout.ts';
import { makePayoutFile, readPayoutFile } from '../payouts/payout-file.ts';
import { listPayouts } from '../payouts/payout.store.ts';
import { approveProposal, endProposal } from './decide-proposal.ts';
import { listProposals } from './proposal.store.ts';
import { findOwner, propose } from './propose.ts';

export function addMoneyDeskRoutes(add: AddRoute, deps: MoneyDeps): void {
  add('POST /admin/money/corrections', ({ caller, body: { purse, direction, ...body } }) =>
    propose(deps, caller, { ...body, kind: 'correction', arguments: { purse, direction } }),
  );
  add('POST /admin/subtract_account_balance', ({ caller, body: { purse, ...body } }) =>
    propose(deps, caller, { ...body, kind: 'correction', arguments: { purse, direction: 'debit' } }),
  );
  add('POST /admin/money/advance_returns', ({ caller, body: { payee, ...body } }) =>
    propose(deps, caller, { ...body, kind: 'advance_return', arguments: { payee } }),
  );
  add('POST /admin/partner/withdraw', ({ caller, body: { payee, ...body } }) =>
    propose(deps, caller, { ...body, kind: 'partner_payout', arguments: { payee } }),
  );
  add('GET /admin/partner/account_sum', async ({ query }) => {
    const owner = await findOwner(deps.db, query.email);
    if (owner === undefined) return refuse('person_not_found');
    const { paid, bonus } = await readBalances(deps.db, owner.id);
    const payable = await readPayable(deps.db, owner.id);
    const { owed } = await readReward(deps.db, owner.id);
    return done({
      person_id: owner.id,
      paid: toRubles(paid),
      bonus: toRubles(bonus),
      payable: toRubles(payable),
      owed: toRubles(owed),
    });
  });

  add('GET /admin/money/proposals', async ({ query }) =>
    done({
      ...(await listProposals(deps.db, query.state, query.page)),
      approval_above: toRubles(kopecks(deps.config.approvalAbove)),
    }),
  );
  add('POST /admin/money/proposals/{proposal_id}/approve', ({ caller, params, body }) =>
    approveProposal(deps, caller, params.proposal_id, body.arguments_hash),
  );
  add('POST /admin/money/proposals/{proposal_id}/end', ({ caller, params }) =>
    endProposal(deps, caller, params.proposal_id),
  );
  addAdvanceRoutes(add, deps);
  addPayoutRoutes(add, deps);
}

function addPayoutRoutes(add: AddRoute, deps: MoneyDeps): void {
  add('GET /admin/money/payouts', async ({ query }) =>
    done(await listPayouts(deps, query.state, query.page)),
  );
  add('POST /admin/money/payout_files', ({ caller, body }) => makePayoutFile(deps, caller, body.payout_ids));
  add('GET /admin/money/payout_files/{file_id}', async ({ params, reply }) => {
    const file = await readPayoutFile(deps, params.file_id);
    if (!file.ok) return file;
    void reply
      .header('content-type', 'text/plain; charset=windows-1251')
      .header('content-disposition', 'attachment; filename="payment-orders.txt"');
    return file;
  });
  add('POST /admin/money/payouts/{payout_id}/cancel', ({ caller, params, body }) =>
    cancelPayout(deps, caller, params.payout_id, body.reason),
  );
}
