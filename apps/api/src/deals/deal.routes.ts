import type { AddRoute } from '#platform/http/route.ts';
import { done } from '#platform/result.ts';
import type { DealsDeps } from './deps.ts';
import { addDocument } from './documents.ts';
import { createDeal, readDeal, removeDeal, updateDeal } from './own-deals.ts';
import { listDeals } from './view-deal.ts';

export function addDealRoutes(add: AddRoute, deps: DealsDeps): void {
  add('POST /deal/create', ({ caller, body }) =>
    createDeal(deps, caller, {
      objectKey: body.object_key,
      objectAddress: body.object_address,
      advertId: body.advert_id,
      sellers: body.sellers,
    }),
  );

  add('GET /deals', async ({ session }) => done({ deals: await listDeals(deps.db, session.userId) }));

  add('GET /deal/{deal_id}', ({ caller, params }) => readDeal(deps, caller, params.deal_id));

  add('PUT /deal/{deal_id}', ({ caller, params, body }) => {
    const { object_key: objectKey, object_address: objectAddress, ...words } = body;
    return updateDeal(deps, caller, params.deal_id, { ...words, objectKey, objectAddress });
  });

  add('DELETE /deal/{deal_id}', ({ caller, params }) => removeDeal(deps, caller, params.deal_id));

  add('POST /deal/add_document', ({ caller, body }) =>
    addDocument(deps, caller, {
      dealId: body.deal_id,
      attachmentId: body.attachment_id,
      kind: body.kind,
      title: body.title,
    }),
  );
}
