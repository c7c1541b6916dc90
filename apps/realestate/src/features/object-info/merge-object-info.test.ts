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
  test('a non-empty new value wins', () => {
    const merged = mergeObjectInfo(info({ Status: 'Учтенный' }), info({ Status: 'Снят с учета' }));
    expect(merged.Status).toBe('Снят с учета');
  });

  test('an empty new value keeps what is known', () => {
    expect(mergeObjectInfo(info({ ObjectType: 'Помещение' }), empty).ObjectType).toBe('Помещение');
  });

  test.each(['не определена', '0', '0.0'])('the placeholder «%s» gives way to the new area', (area) => {
    expect(mergeObjectInfo(info({ Area: area }), info({ Area: '54.3' })).Area).toBe('54.3');
  });

  test.each(['не определена', '0', ''])('a new area «%s» does not replace a known one', (area) => {
    expect(mergeObjectInfo(info({ Area: '54.3' }), info({ Area: area })).Area).toBe('54.3');
  });

  test('a level is a whole number or nothing', () => {
    expect(mergeObjectInfo(info({ Level: '3' }), info({ Level: 'мансарда' })).Level).toBe('3');
    expect(mergeObjectInfo(empty, info({ Level: '07' })).Level).toBe('7');
  });

  test('purchases are joined, newest first, each once and as the newer answer says', () => {
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

  test('details and times of an answer that has none are kept', () => {
    const object = { facts: [], outline: null, unavailable: [] };
    const known = info({ object, average_time: { EgrnObject: 1800 } });
    expect(mergeObjectInfo(known, empty)).toMatchObject({ object, average_time: { EgrnObject: 1800 } });
  });
});

describe('loading of info', () => {
  test('goes on while area or level is missing', () => {
    expect(isInfoLoading(info({ Area: '54.3' }), true)).toBe(true);
    expect(isInfoLoading(info({ Level: '3' }), true)).toBe(true);
  });

  test('ends with area and level, without a number, and always with the full call', () => {
    expect(isInfoLoading(info({ Area: '54.3', Level: '3' }), true)).toBe(false);
    expect(isInfoLoading(info({ Number: '' }), true)).toBe(false);
    expect(isInfoLoading(empty, false)).toBe(false);
  });

  test('an undetermined area is a missing one', () => {
    expect(isInfoLoading(info({ Area: 'не определена', Level: '3' }), true)).toBe(true);
  });
});
