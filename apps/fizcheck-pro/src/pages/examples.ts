import type { Conclusion } from '@proverka/contract/expert';
import type { ItemStatus } from '@proverka/contract/order-list';
import { itemStatuses } from '@proverka/contract/order-list';
import type { Batch } from '@proverka/contract/wholesale';

export const exampleId = (place: number): string =>
  `0192f0c1-0000-7000-8000-${String(place).padStart(12, '0')}`;

const countsOf = (counts: Partial<Record<ItemStatus, number>> = {}): Record<ItemStatus, number> => ({
  ...(Object.fromEntries(itemStatuses.map((status) => [status, 0])) as Record<ItemStatus, number>),
  ...counts,
});

export function exampleBatch({
  counts,
  ...more
}: Partial<Omit<Batch, 'counts'>> & { counts?: Partial<Record<ItemStatus, number>> } = {}): Batch {
  return {
    id: exampleId(1),
    title: 'кандидаты.xlsx',
    state: 'draft',
    created_at: '2026-11-20T09:12:00.000Z',
    expires_at: '2026-11-21T09:12:00.000Z',
    rows_good: 460,
    rows_bad: 40,
    total: 45_540,
    order_id: null,
    groups: [
      {
        kind: 'person',
        rows: 460,
        product_id: exampleId(11),
        rows_with_own_product: 0,
        choices: [
          { product_id: exampleId(11), title: 'Проверка физического лица', price: 99 },
          { product_id: exampleId(12), title: 'Банкротство', price: 29 },
        ],
        total: 45_540,
      },
    ],
    lacking: [],
    skips_missing: false,
    bad_rows: Array.from({ length: 40 }, (_, place) => ({
      line: place + 2,
      text: 'Тестов; Иван; 31.02.1990',
      reason: 'Дата рождения: невалидная дата',
    })),
    sample: [{ line: 42, kind: 'person', name: 'Тестов Иван Петрович, 31.01.1980', note: '' }],
    counts: countsOf(counts),
    ...more,
  };
}

export const exampleConclusion = (more: Partial<Conclusion> = {}): Conclusion => ({
  id: exampleId(2),
  order_item_id: exampleId(3),
  report_path: `/check-person/${exampleId(3)}/`,
  report_number: 'AB12-CD34',
  product_name_ru: 'Проверка физического лица',
  question: 'Можно ли выдать аванс?',
  state: 'written',
  requested_at: '2026-11-20T09:12:00.000Z',
  price: 0,
  text: 'Можно.\n\nЗаписей нет.',
  author: 'person',
  author_name: 'Образцова Мария',
  closed_at: '2026-11-20T12:00:00.000Z',
  reason: '',
  is_being_corrected: false,
  corrected_at: null,
  ...more,
});
