import type { AnalyticsEvent, Purchase } from './events.ts';

export interface Analytics {
  readonly track: (event: AnalyticsEvent) => void;
}

/** The queue counters read: `window.dataLayer` in the browser. */
export type DataLayer = { push: (entry: object) => unknown };

/**
 * Passes events to the page's counters. Revenue is reported by the server once an order is really paid; the browser's
 * `purchase` only feeds the e-commerce object of the page's counter, once per order.
 */
export function createAnalytics(dataLayer: DataLayer): Analytics {
  const reportedOrders = new Set<string>();
  return {
    track: (event) => {
      if (event.name !== 'purchase') {
        dataLayer.push({ event: event.name, ...event });
        return;
      }
      if (reportedOrders.has(event.purchase.orderId)) return;
      reportedOrders.add(event.purchase.orderId);
      dataLayer.push(ecommercePurchase(event.purchase));
    },
  };
}

/** The tracker on the server and in tests: does nothing. */
export const silentAnalytics: Analytics = { track: () => undefined };

function ecommercePurchase({ orderId, totalRubles, coupon, items }: Purchase) {
  return {
    ecommerce: {
      currencyCode: 'RUB',
      purchase: {
        actionField: { id: orderId, revenue: totalRubles, ...(coupon ? { coupon } : {}) },
        products: items.map((item) => ({
          id: item.id,
          name: item.name,
          price: item.priceRubles,
          quantity: 1,
        })),
      },
    },
  };
}
