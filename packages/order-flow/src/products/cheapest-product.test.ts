import { describe, expect, test } from 'vitest';
import { productAt } from '../coupon/coupon-examples.ts';
import { cheapestObjectProduct } from './cheapest-product.domain.ts';

const extract = productAt(499, 'EgrnObject');
const rights = productAt(499, 'EgrnRightList');
const full = productAt(1299, 'RiskAssessment');

describe('the cheapest product of an object', () => {
  test('is the one of the lowest price', () => {
    const cheaper = { ...rights, product_price: 449 };
    expect(cheapestObjectProduct([full, extract, cheaper])).toBe(cheaper);
  });

  test('of equal prices is the first by name, in whatever order they come', () => {
    expect(cheapestObjectProduct([rights, full, extract])).toBe(extract);
    expect(cheapestObjectProduct([extract, rights])).toBe(extract);
  });

  test('is one of the three about the object, not a check that costs less', () => {
    expect(cheapestObjectProduct([productAt(29, 'CheckFssp'), productAt(99, 'RiskAssessmentV2'), full])).toBe(
      full,
    );
    expect(cheapestObjectProduct([productAt(29, 'CheckFssp')])).toBeUndefined();
    expect(cheapestObjectProduct([])).toBeUndefined();
  });
});
