import { done, refuse } from '#platform/result.ts';
import type { AddRoute } from '#platform/http/route.ts';
import type { MoneyDeps } from './deps.ts';
import { addBankRoutes } from './bank/bank.routes.ts';
import { addInvoiceRoutes } from './invoices/invoice.routes.ts';
import { addPayerRoutes } from './payers/payer.routes.ts';
import { addMoneyDeskRoutes } from './proposals/money-desk.routes.ts';
import { keepNotification } from './payments/keep-notification.ts';
import { isFromProvider } from './payments/provider-networks.ts';

export function addMoneyRoutes(add: AddRoute, deps: MoneyDeps): void {
  add('POST /payment/notification', async ({ body, address }) => {
    if (!isFromProvider(deps.config.yookassa.networks, address)) return refuse('forbidden');
    await keepNotification(deps, body, address);
    return done({ ok: true as const });
  });
  addInvoiceRoutes(add, deps);
  addBankRoutes(add, deps);
  addMoneyDeskRoutes(add, deps);
  addPayerRoutes(add, deps);
}
