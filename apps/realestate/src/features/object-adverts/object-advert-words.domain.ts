import type { ApiReply } from '@proverka/contract/api';
import { counted } from '@proverka/words/plural';

type Found = Pick<ApiReply<'POST /adverts/object/kad'>, 'of' | 'on_sale' | 'total'>;

/** What adverts say of the object: a flat, or all flats of a house. */
export function saleWords({ of, on_sale: onSale, total }: Found): string {
  if (of === 'house') {
    return onSale > 0
      ? `В этом доме сейчас продают ${counted(onSale, 'квартиру', 'квартиры', 'квартир')}.`
      : 'В этом доме сейчас ничего не продают на сайтах, которые мы читаем.';
  }
  if (onSale > 0) return 'Эту квартиру сейчас продают.';
  return total > 0
    ? 'Сейчас эту квартиру не продают, но раньше продавали.'
    : 'Объявлений с этим кадастровым номером нет. Продавцы указывают номер редко, поэтому квартиру могут и продавать.';
}

export const allWords = (total: number): string =>
  `Все объявления: ${counted(total, 'объявление', 'объявления', 'объявлений')}, снятые тоже`;
