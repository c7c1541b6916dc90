import type { Product } from '@proverka/contract/product';

/** Where the times of the comparison come from. */
export function timesNote(products: readonly Pick<Product, 'metadata'>[]): string {
  const measured = products.filter(({ metadata }) => metadata.expected.measured).length;
  if (measured === products.length) return 'Срок считаем по последним готовым отчётам.';
  return measured === 0
    ? 'Готовых отчётов пока мало, чтобы назвать обычный срок: указан заявленный.'
    : '«Обычно» — по последним готовым отчётам; у остальных их пока мало, указан заявленный срок.';
}
