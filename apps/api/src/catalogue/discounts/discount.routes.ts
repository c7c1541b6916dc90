import type { CatalogueDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { guessingCodes } from '../guessed-codes.ts';
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

  add('POST /admin/coupons', async ({ caller, body }) => {
    const added = await addDiscount(deps, caller, body);
    if (added.ok) return added;
    const { code } = added.refusal;
    if (code === 'coupon_not_found') throw new Error('a new coupon is gone');
    return refuse(code);
  });

  add('GET /admin/coupon/{id}', ({ params }) => findDiscount(deps.db, params.id));

  add('PUT /admin/coupon/{id}', ({ caller, params, body }) => changeDiscount(deps, caller, params.id, body));

  add('DELETE /admin/coupon/{id}', ({ caller, params }) => removeDiscount(deps, caller, params.id));
}
