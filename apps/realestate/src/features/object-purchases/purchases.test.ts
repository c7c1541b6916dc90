import type { Purchase } from '@proverka/contract/object';
import { expect, test } from 'vitest';
import { itemStatusOf, reportToOpen } from './purchases.domain.ts';

const purchase = (order_item_id: string, status: string, product_name = 'EgrnObject'): Purchase => ({
  order_item_id,
  product_name,
  status,
  created_date: '2026-11-01T10:00:00Z',
  metadata: { diffStatement: null },
});

test('a finished report is opened before a newer one in progress', () => {
  const purchases = [purchase('new', 'running'), purchase('old', 'done')];
  expect(reportToOpen(purchases, 'EgrnObject')).toMatchObject({
    purchase: { order_item_id: 'old' },
    isDone: true,
  });
});

test('without a finished report the newest in progress is opened', () => {
  const purchases = [purchase('new', 'requested'), purchase('old', 'running')];
  expect(reportToOpen(purchases, 'EgrnObject')).toMatchObject({
    purchase: { order_item_id: 'new' },
    isDone: false,
  });
});

test('failed reports and reports of other products are not opened', () => {
  const purchases = [
    purchase('a', 'refunded'),
    purchase('b', 'failed'),
    purchase('c', 'done', 'EgrnRightList'),
  ];
  expect(reportToOpen(purchases, 'EgrnObject')).toBeNull();
});

test('a report with status requested or an unknown status counts as queued', () => {
  expect(itemStatusOf(purchase('a', 'requested'))).toBe('queued');
  expect(itemStatusOf(purchase('a', 'brand-new'))).toBe('queued');
  expect(itemStatusOf(purchase('a', 'done'))).toBe('done');
});
