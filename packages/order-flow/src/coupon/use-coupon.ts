import { productsKey } from '@proverka/api-client/products';
import { refusalMessage } from '@proverka/api-client/refused';
import type { Coupon } from '@proverka/contract/coupon';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { useSearchParams } from '@proverka/shell-sdk/router';
import { useState } from 'react';
import { freeRiskCoupon } from './free-risk-coupon.ts';

export interface CouponEntry {
  /** The effect of the entered code; null without one or after a refusal. */
  readonly coupon: Coupon | null;
  /** The entered code; empty for none. */
  readonly code: string;
  /** The code was not typed, so its lack of effect is not mentioned. */
  readonly isGift: boolean;
  readonly isBusy: boolean;
  /** Why the code was refused; empty for a valid one. */
  readonly refusal: string;
  /** An empty code removes the coupon. */
  readonly apply: (code: string) => void;
}

/**
 * The coupon or promo code of an order, initially the one in the URL (`?coupon=`). Its key extends the catalogue's, so that
 * it is checked again when prices are invalidated: after signing in, and after an order used it up.
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
