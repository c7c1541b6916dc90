import type { MoneyDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done } from '#platform/result.ts';
import { issuePeriodActs } from '../acts/issue-period-acts.ts';
import { listInvoices } from './invoice.store.ts';
import { findOwnInvoice, issueInvoice } from './issue-invoice.ts';
import { printInvoice } from './print-invoice.ts';

export function addInvoiceRoutes(add: AddRoute, deps: MoneyDeps): void {
  add('POST /invoice', async ({ session, caller, host, body }) => {
    const allowed = await withinLimits(deps, [['invoice_user', session.userId]]);
    if (!allowed.ok) return allowed;
    return issueInvoice(deps, { ...caller, brand: host.entry.brand }, body);
  });

  add('POST /invoice/period', async ({ session, caller, body }) => {
    const allowed = await withinLimits(deps, [['invoice_user', session.userId]]);
    if (!allowed.ok) return allowed;
    return issuePeriodActs(deps, caller, body);
  });

  add('GET /invoice', async ({ caller, query, reply }) => {
    const found = await findOwnInvoice(deps, caller, query.invoice_id);
    if (!found.ok) return found;
    const { kind, number } = found.value;
    const pdf = await printInvoice(deps.apart, found.value);
    const name = `${kind}-${number.replace(/^\D+/, '')}.pdf`;
    void reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${name}"`);
    return done(pdf);
  });

  add('GET /invoices', async ({ session, query }) =>
    done(await listInvoices(deps.db, session.userId, query.offset)),
  );
}
