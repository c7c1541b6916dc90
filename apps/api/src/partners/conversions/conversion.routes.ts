import type { AddRoute } from '#platform/http/route.ts';
import type { PartnersDeps } from '../deps.ts';
import { addActionpay } from './add-actionpay.ts';

export function addConversionRoutes(add: AddRoute, deps: PartnersDeps): void {
  add('POST /actionpay/add', ({ caller, body }) =>
    addActionpay(deps, caller, { orderId: body.order_id, click: body.actionpay_click }),
  );
}
