import { describe, expect, test } from 'vitest';
import { flatSales, salesByYear } from './sale-history.domain.ts';

const sale = (registered_on: string, price: number, area = 50) => ({
  registered_on,
  area,
  price,
  rooms: undefined,
  floor: null,
  kind: 'deal' as const,
});

describe('sales of flats', () => {
  test('sales are listed the latest first, each with its price per square metre and source', () => {
    expect(
      flatSales([sale('2024-01-01', 5_000_000), { ...sale('2025-01-01', 1_000_000, 33.3), kind: 'listing' }]),
    ).toEqual([
      {
        date: '2025-01-01',
        rooms: null,
        area_m2: 33.3,
        floor: null,
        price: 1_000_000,
        price_per_m2: 30_030,
        source: 'Цена объявления, снятого с продажи',
      },
      expect.objectContaining({ price_per_m2: 100_000, source: 'Сделка, зарегистрированная в Росреестре' }),
    ]);
  });

  test('sales are summarised by year: the median, lowest and highest price', () => {
    const sales = flatSales([
      sale('2025-03-01', 5_000_000),
      sale('2025-04-01', 7_000_000),
      sale('2025-05-01', 60_000_000),
      sale('2023-01-01', 4_000_000),
      sale('2023-02-01', 5_000_001),
    ]);
    expect(salesByYear(sales)).toEqual([
      {
        year: 2025,
        sales: 3,
        median_price: 7_000_000,
        median_price_per_m2: 140_000,
        min_price_per_m2: 100_000,
        max_price_per_m2: 1_200_000,
      },
      expect.objectContaining({ year: 2023, sales: 2, median_price: 4_500_001, median_price_per_m2: 90_000 }),
    ]);
    expect(salesByYear([])).toEqual([]);
  });
});
