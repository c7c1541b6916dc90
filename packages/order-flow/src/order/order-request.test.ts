import { productFixture } from '@proverka/contract/product.fixtures';
import { expect, test } from 'vitest';
import { orderBody, priced } from './order-request.domain.ts';

const products = ['CostAssessment', 'EgrnObject'].map((name) =>
  priced(productFixture({ product_name: name })),
);
const subject = { objectKey: '77:01:0001001:1024', objectAddress: '' };

test('what the buyer says of the flat goes with its valuation alone, and not at all when nothing is said', () => {
  const word = { condition: 'good', rooms: 2 } as const;
  const sent = orderBody({ ...subject, word }, products).order_items.map(({ metadata }) => metadata);
  expect(sent).toEqual([{ valuation: word }, undefined]);
  expect(orderBody(subject, products).order_items.map(({ metadata }) => metadata)).toEqual([
    undefined,
    undefined,
  ]);
});
