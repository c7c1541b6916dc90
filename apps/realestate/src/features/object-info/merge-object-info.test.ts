import type { ObjectPage, Purchase } from '@proverka/contract/object';
import { describe, expect, test } from 'vitest';
import { isInfoLoading, mergeObjectInfo } from './merge-object-info.domain.ts';

const empty: ObjectPage = {
  Number: '77:01:0001001:1024',
  Address: 'г Москва, ул Образцова, д 1, кв 5',
  Area: '',
  AreaOKC: '',
  Level: '',
  ObjectType: '',
  TypeOKC: '',
  Status: '',
  products: [],
  purchases: [],
  average_time: {},
  object: null,
};
const info = (more: Partial<ObjectPage>): ObjectPage => ({ ...empty, ...more });

const purchase = (order_item_id: string, created_date: string, status = 'done'): Purchase => ({
  order_item_id,
  product_name: 'EgrnObject',
  status,
  created_date,
  metadata: { diffStatement: null },
});

describe('full info over short info', () => {
  test('a non-empty value of full info replaces the short one', () => {
    const merged = mergeObjectInfo(info({ Status: 'Учтенный' }), info({ Status: 'Снят с учета' }));
    expect(merged.Status).toBe('Снят с учета');
  });

  test('an empty value of full info keeps the known one', () => {
    expect(mergeObjectInfo(info({ ObjectType: 'Помещение' }), empty).ObjectType).toBe('Помещение');
  });

  test.each(['не определена', '0', '0.0'])('the placeholder «%s» gives way to the new area', (area) => {
    expect(mergeObjectInfo(info({ Area: area }), info({ Area: '54.3' })).Area).toBe('54.3');
  });

  test.each(['не определена', '0', ''])('a new area «%s» does not replace a known one', (area) => {
    expect(mergeObjectInfo(info({ Area: '54.3' }), info({ Area: area })).Area).toBe('54.3');
  });

  test('a level that is not a whole number is dropped', () => {
    expect(mergeObjectInfo(info({ Level: '3' }), info({ Level: 'мансарда' })).Level).toBe('3');
    expect(mergeObjectInfo(empty, info({ Level: '07' })).Level).toBe('7');
  });

  test('purchases of both answers are merged, newest first, each once and from the newer answer', () => {
    const known = info({ purchases: [purchase('a', '2026-11-01T10:00:00Z', 'running')] });
    const fuller = info({
      purchases: [purchase('b', '2026-10-01T10:00:00Z'), purchase('a', '2026-11-01T10:00:00Z', 'done')],
    });
    expect(
      mergeObjectInfo(known, fuller).purchases.map(({ order_item_id, status }) => [order_item_id, status]),
    ).toEqual([
      ['a', 'done'],
      ['b', 'done'],
    ]);
  });

  test('details and times missing in the full answer are kept', () => {
    const object = { facts: [], outline: null, unavailable: [] };
    const known = info({ object, average_time: { EgrnObject: 1800 } });
    expect(mergeObjectInfo(known, empty)).toMatchObject({ object, average_time: { EgrnObject: 1800 } });
  });
});

describe('loading of info', () => {
  test('info is loading while area or level is missing', () => {
    expect(isInfoLoading(info({ Area: '54.3' }), true)).toBe(true);
    expect(isInfoLoading(info({ Level: '3' }), true)).toBe(true);
  });

  test('loading ends with area and level, without a number, and always with the full answer', () => {
    expect(isInfoLoading(info({ Area: '54.3', Level: '3' }), true)).toBe(false);
    expect(isInfoLoading(info({ Number: '' }), true)).toBe(false);
    expect(isInfoLoading(empty, false)).toBe(false);
  });

  test('an undetermined area counts as missing', () => {
    expect(isInfoLoading(info({ Area: 'не определена', Level: '3' }), true)).toBe(true);
  });
});
