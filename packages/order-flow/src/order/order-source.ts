import { counterIds, type CounterIds } from '@proverka/analytics/counter-ids';
import type { OrderBody } from '@proverka/contract/order';
import type { Platform } from '@proverka/shell-sdk/platform';
import type { VisitSource } from '@proverka/shell-sdk/visit-source';

/** The buyer's referral data and counter ids, for partners and conversions. */
export interface OrderSource {
  /** Stored with the account that a guest's order creates. */
  readonly campaign?: string;
  readonly partner_id?: string;
  readonly metadata: Omit<OrderBody['metadata'], 'orderType'>;
}

export function orderSource(visit: VisitSource, counters: CounterIds): OrderSource {
  const { utm_campaign: campaign, partner_id, admitad_uid, actionpay } = visit;
  return {
    ...(campaign && { campaign }),
    ...(partner_id && { partner_id }),
    metadata: {
      ...(admitad_uid && { admitad_uid }),
      ...(actionpay && { actionpay_click: actionpay }),
      ...counters,
    },
  };
}

/** Adds the buyer's referral data to an order's body. */
export const broughtBy = (
  body: OrderBody,
  { partner_id, metadata }: Pick<OrderSource, 'partner_id' | 'metadata'>,
): OrderBody => ({
  ...body,
  metadata: { ...body.metadata, ...metadata },
  ...(partner_id && { partner_id }),
});

/**
 * Read on first use, when counters have set their cookies, and then kept: a repeated order must be identical byte for
 * byte.
 */
export function browserOrderSource({ visitSource }: Pick<Platform, 'visitSource'>): () => OrderSource {
  let source: OrderSource | null = null;
  return () => (source ??= orderSource(visitSource(), counterIds(document.cookie)));
}
