import { productsKey } from '@proverka/api-client/products';
import { refusalMessage } from '@proverka/api-client/refused';
import type { Coupon } from '@proverka/contract/coupon';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useSearchParams } from '@proverka/shell-sdk/router';
import { useState } from 'react';
import { freeRiskCoupon } from './free-risk-coupon.ts';

export interface CouponEntry {
  /** What the entered code gives; null while there is none or it was refused. */
  readonly coupon: Coupon | null;
  /** As it was entered; empty: none. */
  readonly code: string;
  /** Nobody typed it: where it does nothing, nothing is said of it. */
  readonly isGift: boolean;
  readonly isBusy: boolean;
  /** Why the code cannot be used; empty while it can. */
  readonly refusal: string;
  /** An empty code takes the coupon away. */
  readonly apply: (code: string) => void;
}

/**
 * The coupon or promo code of an order, at first the one the address brings (`?coupon=`). Asked below the catalogue's key, so
 * that it is asked again when prices grow stale: after signing in, and after an order used it up.
 */
export function useCoupon(): CouponEntry {
  const { api } = usePlatform();
  const [search] = useSearchParams();
  const [code, setCode] = useState(() => (search.get('coupon') ?? '').trim().slice(0, 40));
  const [isTyped, setTyped] = useState(false);
  const isGift = !isTyped && code === freeRiskCoupon;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...productsKey, 'coupon', code],
    queryFn: ({ signal }) => api.call('POST /coupon', { body: { code } }, { signal }),
    enabled: code !== '',
    retry: false,
  });
  const apply = (entered: string) => {
    const next = entered.trim();
    setTyped(true);
    if (next === code && code !== '') void refetch();
    else setCode(next);
  };
  const isRefused = code !== '' && error !== null && !isFetching && !isGift;
  return {
    coupon: code === '' || error !== null ? null : (data ?? null),
    code,
    isGift,
    isBusy: code !== '' && isFetching && !isGift,
    refusal: isRefused ? refusalMessage(error) : '',
    apply,
  };
}
