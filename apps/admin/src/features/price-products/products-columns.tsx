import type { PricedProduct } from '@proverka/contract/price-desk';
import { Badge } from '@proverka/ui-kit/badge';
import { momentBrief } from '@proverka/words/moments';
import { brandWords } from '../../controls/account-words.ts';
import { optionWords } from '../../controls/option-words.ts';
import { sumWords } from '../../controls/sum-words.ts';
import type { DeskColumn } from '../../desk-table/desk-column.ts';

export const productsColumns: readonly DeskColumn<PricedProduct>[] = [
  {
    key: 'name',
    title: 'Услуга',
    text: ({ product_name_ru: name }) => name,
    cell: ({ product_name_ru: name, enabled }) => (
      <>
        {name} {!enabled && <Badge>Не продаётся</Badge>}
      </>
    ),
    isLong: true,
  },
  { key: 'brand', title: 'Сайт', text: ({ brand }) => brandWords[brand] },
  {
    key: 'price',
    title: 'Цена для всех',
    text: ({ price }) => sumWords(price),
    number: ({ price }) => price,
  },
  {
    key: 'next',
    title: 'Дальше',
    text: ({ next }) => (next === null ? '' : `${sumWords(next.price)} с ${momentBrief(next.starts_at)}`),
  },
  {
    key: 'special',
    title: 'Специальных цен',
    text: ({ special_prices: count }) => (count === 0 ? '' : String(count)),
    number: ({ special_prices: count }) => count,
  },
  {
    key: 'options',
    title: 'По желанию',
    text: ({ options }) => options.map(optionWords).join(', '),
    isExtra: true,
  },
  { key: 'code', title: 'Имя в заказах', text: ({ product_name: name }) => name },
  { key: 'id', title: 'Номер услуги', text: ({ product_id: id }) => id, isExtra: true },
];
