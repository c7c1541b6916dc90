import type { Product } from '@proverka/contract/product';
import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import { productAt, couponFor } from '../coupon/coupon-examples.ts';
import { withCoupons } from '../coupon/coupon-prices.domain.ts';
import { orderBody, priced } from '../order/order-request.domain.ts';
import { withCampaign } from './campaign-prices.domain.ts';

const extract = productAt(499, 'EgrnObject');
const rights = productAt(599, 'EgrnRightList');
const atCampaign = (product: Product, price: number): Product => ({
  ...product,
  product_price: price,
  price_breakdown: {
    list: product.product_price,
    total: price,
    code: 'risk50',
    parts: [
      { kind: 'base', title: 'Базовая цена', amount: product.product_price },
      { kind: 'campaign', title: 'Кампания risk50: −50 %', amount: price - product.product_price },
    ],
  },
});
const subject = { objectKey: '77:01:0001001:1024', objectAddress: '' };

describe('prices of a campaign', () => {
  const [cheaper, same] = withCampaign([extract, rights], [atCampaign(extract, 250), rights]);

  test('a product of the campaign has the campaign’s price, others keep theirs', () => {
    expect([cheaper?.product_price, same?.product_price]).toEqual([250, 599]);
    expect(same).toBe(rights);
  });

  test('a product of the campaign is ordered under its name at the shown price', () => {
    const body = orderBody(
      subject,
      [cheaper, same].flatMap((one) => (one ? [priced(one)] : [])),
    );
    expect(body.order_items.map(({ code }) => code)).toEqual(['risk50', undefined]);
    expect(body.expected_total).toBe(849);
  });

  test('a product that already costs the visitor less keeps its price', () => {
    const own = { ...extract, product_price: 200 };
    expect(withCampaign([own], [atCampaign(extract, 250)])).toEqual([own]);
  });

  test('a product that a coupon makes even cheaper is ordered with the coupon alone', () => {
    const [product = extract] = [cheaper];
    const worse = withCoupons([product], couponFor([[extract, 399]]));
    expect(worse).toMatchObject([{ price: rubles(250), code: 'risk50' }]);
    const better = withCoupons([product], couponFor([[extract, 100]]));
    expect(better).toMatchObject([{ price: rubles(100), couponId: 'coupon-1' }]);
    expect(better[0]).not.toHaveProperty('code');
  });
});
