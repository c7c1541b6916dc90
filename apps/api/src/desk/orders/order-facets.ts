import { deskBrands } from '@proverka/contract/desk-people';
import { orderKinds, orderMethods, type DeskOrdersFilter } from '@proverka/contract/desk-orders';
import { orderStatuses } from '@proverka/contract/order-list';
import { sql } from 'kysely';
import type { Sql } from '../list-page.ts';

/** What has a handful of values each; the indexes `…_facets` begin with all of them. */
interface Facets {
  readonly statuses: readonly string[];
  readonly methods: readonly string[];
  readonly kinds: readonly string[];
  readonly brands: readonly string[];
}

/** The cells of the facets that fit a filter: every value where it names none. */
export const cellsOf = ({ status, method, kind, brand }: DeskOrdersFilter): Facets => ({
  statuses: status === undefined ? orderStatuses : [status],
  methods: method === undefined ? orderMethods : [method],
  kinds: kind === undefined ? orderKinds : [kind],
  brands: brand === undefined ? deskBrands : [brand],
});

/** True when a facet or a product is filtered by: otherwise all cells would be the whole list. */
export const hasFacets = ({
  status,
  method,
  kind,
  brand,
  product_name: product,
}: DeskOrdersFilter): boolean => [status, method, kind, brand, product].some((value) => value !== undefined);

/** The facets as conditions on orders `o`. */
export const facetConditions = (filter: DeskOrdersFilter): readonly Sql[] => {
  const { status, method, kind, brand, product_name: product } = filter;
  return [
    ...(status === undefined ? [] : [sql`o.status = ${status}`]),
    ...(method === undefined ? [] : [sql`o.method = ${method}`]),
    ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
    ...(brand === undefined ? [] : [sql`o.brand = ${brand}`]),
    ...(product === undefined
      ? []
      : [
          sql`exists (select from desk_order_product p where p.order_id = o.id and p.product_name = ${product})`,
        ]),
  ];
};
