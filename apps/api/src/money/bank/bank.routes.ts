import { brandOf } from '@proverka/brand/brands';
import { moscowDay } from '@proverka/words/moments';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import type { MoneyDeps } from '../deps.ts';
import { decideLine } from './decide-line.ts';
import { listDeskInvoices } from './desk-invoices.store.ts';
import { importStatement, ownAccounts } from './import-statement.ts';
import { listLines, listStatements, viewLinesOf, viewStatement } from './view-bank.ts';

export function addBankRoutes(add: AddRoute, deps: MoneyDeps): void {
  add('GET /admin/invoice/list', async ({ query }) =>
    done(await listDeskInvoices(deps.db, { ...query, state: query.state }, moscowDay(deps.now()))),
  );

  add('GET /admin/money/statements', async ({ query }) =>
    done({ ...(await listStatements(deps.db, query.page)), accounts: accountsOf(deps) }),
  );
  add('POST /admin/money/statements', ({ caller, body }) => importStatement(deps, caller, body));
  add('GET /admin/money/statements/{statement_id}', async ({ params }) => {
    const statement = await viewStatement(deps.db, params.statement_id);
    if (statement === undefined) return refuse('statement_not_found');
    return done({ statement, lines: await viewLinesOf(deps, params.statement_id) });
  });

  add('GET /admin/money/lines', async ({ query }) => done(await listLines(deps, query.state, query.page)));
  add('POST /admin/money/lines/{line_id}/decide', ({ caller, params, body }) =>
    decideLine(deps, caller, {
      lineId: params.line_id,
      decision: body.decision,
      invoiceId: body.invoice_id,
      reason: body.reason,
    }),
  );
}

/** Each with the companies that hold it: brands may share one. */
const accountsOf = (deps: MoneyDeps) =>
  [...ownAccounts(deps)].map(([account, brands]) => ({
    account,
    bank: [...new Set(brands.map((brand) => deps.config.banks[brand].name))].join(', '),
    company: [...new Set(brands.map((brand) => brandOf(brand).requisites.company))].join(', '),
  }));
