import { emptyId } from '@proverka/contract/empty-id';
import { rubles } from '@proverka/validation/money';
import { describe, expect, test } from 'vitest';
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { draftOrder, isBonusAllowed } from './order.domain.ts';

const product = (more: Partial<CatalogueProduct>): CatalogueProduct => ({
  id: '0192f0c1-0000-7000-8000-000000000001',
  name: 'EgrnObject',
  brand: 'real-estate',
  nameRu: 'Выписка',
  description: '',
  contents: [],
  isInstant: false,
  tasks: ['egrn_object'],
  ownerTasks: [],
  subject: 'object',
  createdAt: new Date(0),
  components: [{ typeName: 'Base', price: rubles(499), isBase: true, enabled: true }],
  ...more,
});
const extract = product({});
const passport = product({ id: '0192f0c1-0000-7000-8000-000000000003', isInstant: true });
const foreign = product({ id: '0192f0c1-0000-7000-8000-000000000004', brand: 'person-check' });
const catalogue: Catalogue = new Map([extract, passport, foreign].map((one) => [one.id, one]));

const item = (product_id: string, object_key = '77:01:0001001:1') => ({
  product_id,
  object_key,
  object_address: '',
});
const draft = (order_items: ReturnType<typeof item>[], expected_total?: number) =>
  draftOrder(
    catalogue,
    'real-estate',
    { order_items, ...(expected_total !== undefined && { expected_total }) },
    '2026-11-21',
  );
const refusal = (code: string) => ({ ok: false, refusal: { code } });

describe('pricing of an order', () => {
  test('an order costs the sum of its items', () => {
    const drafted = draft([item(extract.id), item(extract.id, '77:01:0001001:2')], 998);
    expect(drafted).toMatchObject({ ok: true, value: { total: rubles(998) } });
  });

  test('an order without items or without an object is refused', () => {
    expect(draft([])).toEqual(refusal('no_object_or_items'));
    expect(draft([item(extract.id, '  ')])).toEqual(refusal('no_object_or_items'));
  });

  test.each(['zzz', '77:01:0001001', '12345', '<b>77</b>', '77:01:0001001:1/2'])(
    'an order about «%s», which names no object, is refused at the item',
    (key) => {
      const drafted = draft([item(extract.id), item(extract.id, key)]);
      expect(drafted).toMatchObject({
        refusal: {
          code: 'subject_invalid',
          fields: { 'order_items.1.object_key': expect.stringContaining('кадастровый номер') },
        },
      });
    },
  );

  test.each([
    [' 77.01.0001001.1 ', '77:01:0001001:1'],
    [' Москва, ул Тестовая, д 10, кв 25 ', 'Москва, ул Тестовая, д 10, кв 25'],
  ])('an order about «%s» is stored under the normalised key of its object', (key, objectKey) => {
    expect(draft([item(extract.id, key)])).toMatchObject({ value: { items: [{ objectKey }] } });
  });

  test("an order of an unknown product, another brand's or a free instant check is refused", () => {
    for (const id of [emptyId, foreign.id, passport.id])
      expect(draft([item(id)])).toEqual(refusal('product_unknown'));
  });

  test('an order at a price other than the one shown is refused (V2.2.2)', () => {
    expect(draft([item(extract.id)], 498.99)).toEqual(refusal('price_changed'));
  });
});

test('bonus money pays everything but an item with the urgent option', () => {
  const part = (component: string) => ({ component, amount: rubles(100) });
  expect(isBonusAllowed({ parts: [part('Base'), part('owners')] })).toBe(true);
  expect(isBonusAllowed({ parts: [part('Base'), part('urgent')] })).toBe(false);
});
