import type { OrderFilter } from '@proverka/contract/order-list';

/** What the list of orders shows, as its address says it. */
export interface OrdersView {
  /** Counts from 1. */
  readonly page: number;
  readonly query: string;
  readonly status: OrderFilter | '';
  readonly product: string;
}

const allOrders: OrdersView = { page: 1, query: '', status: '', product: '' };

/** In the order of a customer's worries; the words of the filters. */
export const filterWords: Readonly<Record<OrderFilter, string>> = {
  needs_data: 'Нужны данные',
  unpaid: 'Ждут оплаты',
  in_progress: 'В работе',
  done: 'Готовы',
  refunded: 'С возвратом',
  expired: 'Не оплачены',
};

export const filters = Object.keys(filterWords) as readonly OrderFilter[];

const mostTyped = 200;

/** An address that says what is not understood means «all». */
export function readOrdersView(search: URLSearchParams): OrdersView {
  const page = Number(search.get('page') ?? '1');
  const status = filters.find((filter) => filter === search.get('status')) ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 50_000 ? page : 1,
    query: (search.get('query') ?? '').trim().slice(0, mostTyped),
    status,
    product: search.get('product') ?? '',
  };
}

export function ordersAddress(view: Partial<OrdersView>): string {
  const { page, query, status, product } = { ...allOrders, ...view };
  const said = Object.entries({ query, status, product, page: page === 1 ? '' : String(page) });
  const search = new URLSearchParams(said.filter(([, value]) => value !== '')).toString();
  return `/user/orders/${search && `?${search}`}`;
}

export function isNarrowed({ query, status, product }: OrdersView): boolean {
  return query !== '' || status !== '' || product !== '';
}

/** As the API's client takes it: pages from 0, empty filters left out. */
export function ordersRequest({ page, query, status, product }: OrdersView) {
  return {
    page: page - 1,
    ...(query !== '' && { query }),
    ...(status !== '' && { status }),
    ...(product !== '' && { product }),
  };
}
