import { pricesKey } from '@proverka/api-client/prices';
import type { PricedProduct } from '@proverka/contract/price-desk';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { brandOptions } from '../../controls/account-words.ts';
import { pricesAddress } from '../../controls/prices-address.domain.ts';
import type { DeskFilter } from '../../desk-table/desk-column.ts';
import { DeskTable } from '../../desk-table/desk-table.tsx';
import { wholePage } from '../../desk-table/numbered-page.ts';
import { useListPages } from '../../desk-table/use-list-pages.ts';
import { useListState } from '../../desk-table/use-list-state.ts';
import { productsColumns } from './products-columns.tsx';

const filters: readonly DeskFilter[] = [
  { key: 'product', label: 'Услуга', kind: 'text', placeholder: 'Часть названия; клавиша /' },
  { key: 'brand', label: 'Сайт', kind: 'choice', options: brandOptions },
  {
    key: 'planned',
    label: 'Изменения',
    kind: 'choice',
    options: [{ value: 'yes', label: 'Запланировано изменение' }],
  },
];
const idOf = ({ product_id: id }: PricedProduct): string => id;
const hrefOf = ({ product_id: id }: PricedProduct): string => pricesAddress('components', { product: id });

/** Every product of both sites with its price for everybody; a row opens what the price is made of. */
export function ProductsList() {
  const { api } = usePlatform();
  const state = useListState(filters);
  const { product = '', brand, planned } = state.values;
  const pages = useListPages<PricedProduct>({
    queryKey: [...pricesKey, 'products-list', product, brand ?? '', planned ?? ''],
    read: async (_after, signal) => {
      const { products } = await api.call('GET /admin/products', {}, { signal });
      return wholePage(products.filter((one) => fits(one, { product, brand, planned })));
    },
  });
  return (
    <DeskTable
      name="products"
      label="Услуги и цены"
      columns={productsColumns}
      empty={{ title: 'Услуг пока нет', text: 'Услуга появляется вместе со своим файлом в каталоге.' }}
      {...{ filters, state, pages, idOf, hrefOf }}
    />
  );
}

interface Filters {
  readonly product: string;
  readonly brand: string | undefined;
  readonly planned: string | undefined;
}

const fits = (one: PricedProduct, { product, brand, planned }: Filters): boolean =>
  `${one.product_name_ru} ${one.product_name}`.toLowerCase().includes(product.trim().toLowerCase()) &&
  (brand === undefined || brand === '' || one.brand === brand) &&
  (planned === undefined || planned === '' || one.next !== null);
