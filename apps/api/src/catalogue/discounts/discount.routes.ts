import type { DiscountInput, DiscountView } from '@proverka/contract/coupon';
import { discountKinds } from '@proverka/contract/pricing';
import type { CatalogueDeps } from '../deps.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { guessingCodes } from '../guessed-codes.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import {
  addDiscount,
  changeDiscount,
  findDiscount,
  listDiscounts,
  removeDiscount,
} from './manage-discounts.ts';
import { viewCoupon } from './view-coupon.ts';

export function addDiscountRoutes(add: AddRoute, deps: CatalogueDeps): void {
  add('POST /coupon', async ({ body, session, host, address }) => {
    const userId = session?.userId ?? null;
    return guessingCodes(deps, { address, userId }, [body], () =>
      viewCoupon(deps, { code: body.code, userId, brand: host.entry.brand }),
    );
  });

  add('GET /admin/coupons', async ({ query }) =>
    done(await listDiscounts(deps.db, query.kind ?? null, query.offset)),
  );
  add('POST /admin/coupons', ({ caller, body }) => addAndRead(deps, caller, body));
  add('GET /admin/coupon/{id}', ({ params }) => findDiscount(deps.db, params.id));
  add('PUT /admin/coupon/{id}', ({ caller, params, body }) =>
    changeDiscount(deps, caller, { id: params.id, kinds: discountKinds }, body),
  );
  add('DELETE /admin/coupon/{id}', ({ caller, params, body }) =>
    removeDiscount(deps, caller, { id: params.id, kinds: discountKinds, reason: body.reason }),
  );
  addCampaignRoutes(add, deps);
  addPromocodeRoutes(add, deps);
}

function addCampaignRoutes(add: AddRoute, deps: CatalogueDeps): void {
  const kind = 'campaign';
  add('GET /admin/campaigns', async ({ query }) => done(await listDiscounts(deps.db, kind, query.offset)));
  add('POST /admin/campaigns', ({ caller, body }) => addAndRead(deps, caller, { ...body, kind }));
  add('PUT /admin/campaigns/{id}', ({ caller, params, body }) =>
    changeDiscount(deps, caller, { id: params.id, kinds: [kind] }, { ...body, kind }),
  );
  add('DELETE /admin/campaigns/{id}', ({ caller, params, body }) =>
    removeDiscount(deps, caller, { id: params.id, kinds: [kind], reason: body.reason }),
  );
}

function addPromocodeRoutes(add: AddRoute, deps: CatalogueDeps): void {
  const kind = 'promocode';
  add('GET /admin/promocodes', async ({ query }) => done(await listDiscounts(deps.db, kind, query.offset)));
  add('POST /admin/promocodes', ({ caller, body }) => addAndRead(deps, caller, { ...body, kind }));
  add('PUT /admin/promocodes/{id}', ({ caller, params, body }) =>
    changeDiscount(deps, caller, { id: params.id, kinds: [kind] }, { ...body, kind }),
  );
  add('DELETE /admin/promocodes/{id}', ({ caller, params, body }) =>
    removeDiscount(deps, caller, { id: params.id, kinds: [kind], reason: body.reason }),
  );
}

async function addAndRead(
  deps: CatalogueDeps,
  caller: Caller,
  input: DiscountInput,
): Promise<Result<{ discount: DiscountView }, 'coupon_exists' | 'person_not_found' | 'price_in_past'>> {
  const added = await addDiscount(deps, caller, input);
  if (added.ok) return added;
  const { code } = added.refusal;
  if (code === 'coupon_not_found') throw new Error('a new coupon is gone');
  return refuse(code);
}
