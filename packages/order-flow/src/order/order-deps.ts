import type { Analytics } from '@proverka/analytics/analytics';
import type { ApiClient } from '@proverka/api-client/api-client';
import type { Notices } from '@proverka/shell-sdk/notices';
import type { Platform } from '@proverka/shell-sdk/platform';
import { toRubles } from '@proverka/validation/money';
import { waitInBrowser, type Wait } from '../payment/await-payment.ts';
import { showPaymentForm, type WidgetOutcome } from '../payment/payment-widget.ts';
import { unpaidOrders, type UnpaidOrders } from '../unpaid/unpaid-orders.ts';
import type { OpenOrder } from './order-flow.domain.ts';
import { browserOrderSource, type OrderSource } from './order-source.ts';

/** The side effects of an order. */
export interface OrderDeps {
  readonly api: ApiClient;
  readonly textVersions: Platform['settings']['textVersions'];
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly unpaid: UnpaidOrders;
  readonly showForm: (confirmationToken: string, signal: AbortSignal) => Promise<WidgetOutcome>;
  readonly wait: Wait;
  /** The full URL of the current page. */
  readonly address: () => string;
  readonly source: () => OrderSource;
  /** Reloads the session: the visitor or the balance may have changed. */
  readonly refreshSession: () => Promise<unknown>;
  /** Invalidates cached prices and purchases. */
  readonly refreshPrices: () => Promise<unknown>;
  /** The visitor is still on this page. */
  readonly onPaid: (order: OpenOrder) => void;
  /** Deletes the draft of the order, wherever the visitor is by then. */
  readonly forgetDraft: () => void;
}

export interface OrderDepsInput {
  readonly platform: Platform;
  readonly refreshPrices: OrderDeps['refreshPrices'];
  readonly onPaid: OrderDeps['onPaid'];
  readonly forgetDraft?: OrderDeps['forgetDraft'];
}

export function browserOrderDeps({
  platform,
  refreshPrices,
  onPaid,
  forgetDraft = () => undefined,
}: OrderDepsInput): OrderDeps {
  const { api, settings, notices, analytics, sessionActions } = platform;
  const source = browserOrderSource(platform);
  return {
    api,
    textVersions: settings.textVersions,
    notices,
    analytics,
    unpaid: unpaidOrders(
      () => localStorage,
      () => Date.now(),
    ),
    showForm: (token, signal) => showPaymentForm(settings.paymentWidgetUrl, token, signal),
    wait: waitInBrowser,
    address: () => location.href,
    source,
    refreshSession: sessionActions.refresh,
    refreshPrices,
    onPaid,
    forgetDraft,
  };
}

/** Runs once when an order is found to be paid: notifies the visitor and the counters. */
export function announcePayment(
  { notices, analytics, unpaid }: Pick<OrderDeps, 'notices' | 'analytics' | 'unpaid'>,
  order: OpenOrder,
): void {
  unpaid.forget(order.id);
  notices.show('clear', 'Оплата прошла успешно');
  analytics.track({
    name: 'purchase',
    purchase: {
      orderId: order.id,
      totalRubles: toRubles(order.total),
      items: order.items.map(({ id, name, price }) => ({ id, name, priceRubles: toRubles(price) })),
    },
  });
}
