import type { ApiClient } from '@proverka/api-client/api-client';
import type { DiscountOfKindInput } from '@proverka/contract/coupon';
import type { DiscountKind } from '@proverka/contract/pricing';

/** A campaign changes the prices of pages, so it has no limits. */
const unlimited = { person_id: null, max_uses: null, max_uses_per_person: null };

interface Page {
  readonly offset: number;
  readonly signal?: AbortSignal | undefined;
}

/** Each kind of discount has calls of its own. */
export function listDiscounts(api: ApiClient, kind: DiscountKind, { offset, signal }: Page) {
  switch (kind) {
    case 'coupon':
      return api.call('GET /admin/coupons', { query: { kind, offset } }, { signal });
    case 'promocode':
      return api.call('GET /admin/promocodes', { query: { offset } }, { signal });
    case 'campaign':
      return api.call('GET /admin/campaigns', { query: { offset } }, { signal });
    default:
      return kind satisfies never;
  }
}

export function addDiscount(api: ApiClient, kind: DiscountKind, body: DiscountOfKindInput) {
  switch (kind) {
    case 'coupon':
      return api.call('POST /admin/coupons', { body: { ...body, kind } });
    case 'promocode':
      return api.call('POST /admin/promocodes', { body });
    case 'campaign':
      return api.call('POST /admin/campaigns', { body: { ...body, ...unlimited } });
    default:
      return kind satisfies never;
  }
}

interface Target {
  readonly kind: DiscountKind;
  readonly id: string;
}

export function changeDiscount(api: ApiClient, { kind, id }: Target, body: DiscountOfKindInput) {
  const params = { id };
  switch (kind) {
    case 'coupon':
      return api.call('PUT /admin/coupon/{id}', { params, body: { ...body, kind } });
    case 'promocode':
      return api.call('PUT /admin/promocodes/{id}', { params, body });
    case 'campaign':
      return api.call('PUT /admin/campaigns/{id}', { params, body: { ...body, ...unlimited } });
    default:
      return kind satisfies never;
  }
}

export function endDiscount(api: ApiClient, { kind, id }: Target, reason: string) {
  const input = { params: { id }, body: { reason } };
  switch (kind) {
    case 'coupon':
      return api.call('DELETE /admin/coupon/{id}', input);
    case 'promocode':
      return api.call('DELETE /admin/promocodes/{id}', input);
    case 'campaign':
      return api.call('DELETE /admin/campaigns/{id}', input);
    default:
      return kind satisfies never;
  }
}
