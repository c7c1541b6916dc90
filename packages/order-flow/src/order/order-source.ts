import { counterIds, type CounterIds } from '@proverka/analytics/counter-ids';
import type { OrderBody } from '@proverka/contract/order';
import type { Platform } from '@proverka/shell-sdk/platform';
import type { VisitSource } from '@proverka/shell-sdk/visit-source';

/** Who brought the buyer of an order and by what the counters know them: for partners and conversions. */
export interface OrderSource {
  /** Kept with the account a guest's order makes. */
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

/** An order's body with who brought its buyer. */
export const broughtBy = (
  body: OrderBody,
  { partner_id, metadata }: Pick<OrderSource, 'partner_id' | 'metadata'>,
): OrderBody => ({
  ...body,
  metadata: { ...body.metadata, ...metadata },
  ...(partner_id && { partner_id }),
});

/**
 * Read when it is first asked for, by when counters have left their cookies, and then kept: the same order sent again has to
 * be the same to the letter.
 */
export function browserOrderSource({ visitSource }: Pick<Platform, 'visitSource'>): () => OrderSource {
  let source: OrderSource | null = null;
  return () => (source ??= orderSource(visitSource(), counterIds(document.cookie)));
}
