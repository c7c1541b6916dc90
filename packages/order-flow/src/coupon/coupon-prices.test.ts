import type { Coupon } from '@proverka/contract/coupon';
import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { orderBody, totalOf } from '../order/order-request.domain.ts';
import { couponFor, productAt } from './coupon-examples.ts';
import { isIdle, withCoupons } from './coupon-prices.domain.ts';

const extract = productAt(499, 'EgrnObject');
const rights = productAt(599, 'EgrnRightList');
const terse = (coupon: Coupon | null, products = [extract, rights]) =>
  withCoupons(products, coupon).map(({ name, price, couponId }) => [name, price, couponId]);

describe('prices of the chosen products', () => {
  test('prices without a code are the catalogue’s', () => {
    expect(terse(null)).toEqual([
      ['EgrnObject', rubles(499), undefined],
      ['EgrnRightList', rubles(599), undefined],
    ]);
  });

  test("prices with a code are the server's, for as many items as the code covers", () => {
    const coupon = couponFor([
      [extract, 399],
      [rights, 499],
    ]);
    expect(terse(coupon)).toEqual([
      ['EgrnObject', rubles(399), coupon.coupon_id],
      ['EgrnRightList', rubles(499), coupon.coupon_id],
    ]);
  });

  test('a code for one item is used where it saves most', () => {
    const coupon = couponFor(
      [
        [extract, 449],
        [rights, 299],
      ],
      1,
    );
    expect(terse(coupon)).toEqual([
      ['EgrnObject', rubles(499), undefined],
      ['EgrnRightList', rubles(299), coupon.coupon_id],
    ]);
  });

  test('a coupon without a code is used unless the entered one saves more', () => {
    const [own] = couponFor([[extract, 450]]).products;
    const withOwn = {
      ...extract,
      coupons: [
        {
          coupon_id: 'own',
          discount: 49,
          uses_left: 1,
          ...(own && { price_breakdown: own.price_breakdown }),
        },
      ],
    };
    expect(terse(null, [withOwn])).toEqual([['EgrnObject', rubles(450), 'own']]);
    const better = couponFor([[extract, 399]]);
    expect(terse(better, [withOwn])).toEqual([['EgrnObject', rubles(399), better.coupon_id]]);
    const worse = couponFor([[extract, 480]]);
    const kept = withCoupons([withOwn], worse);
    expect([kept[0]?.couponId, isIdle(kept, worse)]).toEqual(['own', true]);
  });

  test("the order is sent with these prices and the coupon's id", () => {
    const coupon = couponFor([[extract, 399]]);
    const chosen = withCoupons([extract, rights], coupon);
    const body = orderBody({ objectKey: '77:01:0001001:1', objectAddress: '' }, chosen);
    expect(body.order_items.map(({ coupon_id }) => coupon_id)).toEqual([coupon.coupon_id, undefined]);
    expect(body.expected_total).toBe(998);
    expect(totalOf(chosen)).toBe(rubles(998));
  });
});
