import type { Level } from '@proverka/contract/finding';
import type { OrderFilter } from '@proverka/contract/order-list';
import { periodIn } from './period-in.ts';

/** The state of the order list, as in its address. */
export interface OrdersView {
  /** Starts at 1. */
  readonly page: number;
  readonly query: string;
  readonly status: OrderFilter | '';
  readonly product: string;
  /** What a report of the order says in a word. */
  readonly verdict: Level | '';
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
  /** How the list is laid out: a card for each order, or a row for each report. */
  readonly as: 'table' | '';
}

const allOrders: OrdersView = {
  page: 1,
  query: '',
  status: '',
  product: '',
  verdict: '',
  from: '',
  to: '',
  as: '',
};

/** Verdicts to choose from, the worst first. */
export const verdicts: readonly Level[] = ['danger', 'warning', 'attention', 'clear', 'unchecked'];

/** In the order of urgency for the customer; labels of the filters. */
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

/** Values that are not understood mean «all». */
export function readOrdersView(search: URLSearchParams): OrdersView {
  const page = Number(search.get('page') ?? '1');
  const status = filters.find((filter) => filter === search.get('status')) ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 50_000 ? page : 1,
    query: (search.get('query') ?? '').trim().slice(0, mostTyped),
    status,
    product: search.get('product') ?? '',
    verdict: verdicts.find((level) => level === search.get('verdict')) ?? '',
    ...periodIn(search),
    as: search.get('as') === 'table' ? 'table' : '',
  };
}

export function ordersAddress(view: Partial<OrdersView>): string {
  const { page, ...narrowing } = { ...allOrders, ...view };
  const said = Object.entries({ ...narrowing, page: page === 1 ? '' : String(page) });
  const search = new URLSearchParams(said.filter(([, value]) => value !== '')).toString();
  return `/user/orders/${search && `?${search}`}`;
}

export function isNarrowed({ page: _page, as: _as, ...narrowing }: OrdersView): boolean {
  return Object.values(narrowing).some((value) => value !== '');
}

/** In the format of the API client: pages from 0, without empty filters. */
export function ordersRequest({ page, query, status, product, verdict, from, to }: OrdersView) {
  return {
    page: page - 1,
    ...(query !== '' && { query }),
    ...(status !== '' && { status }),
    ...(product !== '' && { product }),
    ...(verdict !== '' && { verdict }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
