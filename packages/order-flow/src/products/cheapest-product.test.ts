import { describe, expect, test } from 'vitest';
import { productAt } from '../coupon/coupon-examples.ts';
import { cheapestObjectProduct } from './cheapest-product.domain.ts';

const extract = productAt(499, 'EgrnObject');
const rights = productAt(499, 'EgrnRightList');
const full = productAt(1299, 'RiskAssessment');

describe('the cheapest product of an object', () => {
  test('the product with the lowest price is offered', () => {
    const cheaper = { ...rights, product_price: 449 };
    expect(cheapestObjectProduct([full, extract, cheaper])).toBe(cheaper);
  });

  test('of products with equal prices the first by name is offered, whatever the order', () => {
    expect(cheapestObjectProduct([rights, full, extract])).toBe(extract);
    expect(cheapestObjectProduct([extract, rights])).toBe(extract);
  });

  test('a cheaper check that is not about the object is not offered', () => {
    expect(cheapestObjectProduct([productAt(29, 'CheckFssp'), productAt(99, 'RiskAssessmentV2'), full])).toBe(
      full,
    );
    expect(cheapestObjectProduct([productAt(29, 'CheckFssp')])).toBeUndefined();
    expect(cheapestObjectProduct([])).toBeUndefined();
  });
});
