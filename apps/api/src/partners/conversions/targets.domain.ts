import type { BrandId } from '@proverka/brand/host';
import { kopecks, toDecimalString, toRubles } from '@proverka/validation/money';
import type { ConversionTarget } from './conversion.tables.ts';
import type { ConversionsConfig } from './read-conversions.ts';

/** A paid order with the data the targets need. */
export interface PaidOrder {
  readonly id: string;
  readonly brand: BrandId;
  /** Kopecks, like the items' prices. */
  readonly total: number;
  readonly paidAt: Date;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly coupon: string | null;
  readonly items: readonly {
    readonly position: number;
    readonly productName: string;
    readonly price: number;
  }[];
}

export interface TargetRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
}

interface Target {
  /** The target counts an order once even when it receives it twice. */
  readonly isIdempotent: boolean;
  /** After this time the target no longer accepts the order. */
  readonly windowHours: number;
  /** null when the target is not configured. */
  readonly request: (
    config: ConversionsConfig,
    order: PaidOrder,
    position: number,
    clientId: string,
  ) => TargetRequest | null;
  /** The metadata field with the target's visitor id. */
  readonly clientKey: string;
}

const get = (url: string, parameters: Readonly<Record<string, string>>): TargetRequest => ({
  url: `${url}?${new URLSearchParams(parameters).toString()}`,
  method: 'GET',
});

/** Protocols from the services' documentation: Metrica's and GA4's Measurement Protocol, the networks' postbacks. */
export const targets: Readonly<Record<ConversionTarget, Target>> = {
  metrica: {
    isIdempotent: false,
    windowHours: 12,
    clientKey: 'yandexClientID',
    request: ({ metrica }, order, _position, cid) => {
      const tid = metrica.counters[order.brand];
      if (tid === '') return null;
      const tr = toDecimalString(kopecks(order.total));
      const et = String(Math.floor(order.paidAt.getTime() / 1000));
      const coupon: Record<string, string> = order.coupon === null ? {} : { tcc: order.coupon };
      const what = { tid, cid, t: 'event', ea: 'purchase', pa: 'purchase', ti: order.id, tr, et };
      return get(`${metrica.url}/collect`, { ...what, ...coupon });
    },
  },
  ga4: {
    isIdempotent: true,
    windowHours: 72,
    clientKey: 'ga_client_id',
    request: ({ ga4 }, order, _position, clientId) => {
      if (ga4.measurementId === '' || ga4.apiSecret === '') return null;
      const keys = new URLSearchParams({ measurement_id: ga4.measurementId, api_secret: ga4.apiSecret });
      const items = order.items.map(({ productName, price }) => ({
        item_id: productName,
        item_name: productName,
        price: toRubles(kopecks(price)),
        quantity: 1,
      }));
      const value = toRubles(kopecks(order.total));
      const params = { transaction_id: order.id, value, currency: 'RUB', items };
      const body = {
        client_id: clientId,
        timestamp_micros: order.paidAt.getTime() * 1000,
        events: [{ name: 'purchase', params }],
      };
      return { url: `${ga4.url}/mp/collect?${keys.toString()}`, method: 'POST', body: JSON.stringify(body) };
    },
  },
  admitad: {
    isIdempotent: true,
    windowHours: 72,
    clientKey: 'admitad_uid',
    request: ({ admitad }, order, position, uid) => {
      const item = order.items.find((one) => one.position === position);
      if (admitad.campaignCode === '' || admitad.postbackKey === '' || item === undefined) return null;
      return get(`${admitad.url}/tt`, {
        postback: '1',
        campaign_code: admitad.campaignCode,
        postback_key: admitad.postbackKey,
        action_code: admitad.actionCode,
        tariff_code: admitad.tariffCode,
        payment_type: 'sale',
        uid,
        order_id: order.id,
        position_id: String(order.items.indexOf(item) + 1),
        position_count: String(order.items.length),
        product_id: item.productName,
        price: toDecimalString(kopecks(item.price)),
        currency_code: 'RUB',
      });
    },
  },
  actionpay: {
    isIdempotent: true,
    windowHours: 72,
    clientKey: 'actionpay_click',
    request: ({ actionpay }, order, _position, click) =>
      actionpay.aim === ''
        ? null
        : get(`${actionpay.url}/ok/${encodeURIComponent(actionpay.aim)}.png`, {
            actionpay: click,
            apid: order.id,
            price: toDecimalString(kopecks(order.total)),
          }),
  },
};

/** The next action for one conversion. */
export type Plan =
  | { readonly kind: 'send'; readonly request: TargetRequest }
  | { readonly kind: 'drop'; readonly status: 'off' | 'expired' };

export function planConversion(
  config: ConversionsConfig,
  order: PaidOrder,
  { target, position }: { readonly target: ConversionTarget; readonly position: number },
  now: Date,
): Plan {
  const { clientKey, windowHours, request } = targets[target];
  if (now.getTime() - order.paidAt.getTime() > windowHours * 3600_000)
    return { kind: 'drop', status: 'expired' };
  const clientId = order.metadata[clientKey];
  const made = typeof clientId === 'string' && clientId !== '' && request(config, order, position, clientId);
  return made ? { kind: 'send', request: made } : { kind: 'drop', status: 'off' };
}
