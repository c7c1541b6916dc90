import { staffGrants } from '@proverka/contract/grants';
import { onStage, stage, type Answers } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import type { ComponentType } from 'react';
import { exampleCasePage } from '../controls/case.fixtures.ts';
import { exampleProducts } from '../controls/prices.fixtures.ts';
import { PaletteButton } from '../features/command-palette/palette-button.tsx';
import { DeskFrame } from '../features/desk-frame/desk-frame.tsx';
import { exampleReturns } from '../features/item-returns/returns.fixtures.ts';
import {
  exampleEvents,
  exampleItem,
  exampleOrder,
  exampleTask,
  viewedAs,
} from '../features/order-page/order.fixtures.ts';
import { examplePeople } from '../features/people-list/people.fixtures.ts';
import { examplePerson } from '../features/person-page/person.fixtures.ts';
import { Component as CasePage } from './admin-case-page.tsx';
import { Component as CasesPage } from './admin-cases-page.tsx';
import { Component as MoneyPage } from './admin-money-page.tsx';
import { Component as OrderPage } from './admin-order-page.tsx';
import { Component as OrdersPage } from './admin-orders-page.tsx';
import { Component as PeoplePage } from './admin-people-page.tsx';
import { Component as PersonPage } from './admin-person-page.tsx';
import { Component as PricesPage } from './admin-prices-page.tsx';
import { Component as HomePage } from './desk-home-page.tsx';

const meta = preview.meta({
  title: 'Desk/Screens',
  component: DeskFrame,
  decorators: [onStage],
  args: { search: null, children: null },
});

const visitor = { ...testSession, staff: { roles: ['admin' as const], grants: [...staffGrants] } };
const counts = { open: 12, late: 2, mine: 3 };

interface Shown {
  readonly url: string;
  readonly pattern?: string;
  readonly answers?: Answers;
}

/** A whole page within the frame, as somebody with every grant sees it. */
const screen = (Page: ComponentType, { url, pattern = '*', answers = {} }: Shown) => ({
  parameters: {
    layout: 'fullscreen' as const,
    ...stage({
      visitor,
      url,
      pattern,
      answers: { 'GET /admin/cases/counts': counts, 'GET /admin/views': { views: [] }, ...answers },
    }),
  },
  render: () => (
    <DeskFrame search={<PaletteButton />}>
      <Page />
    </DeskFrame>
  ),
});

const page = (count: number) => ({ next: null, total: { count, is_more: false } });
const [first] = examplePeople(1);
const people = [
  {
    ...first,
    name: 'Образцова-Тестовская Александра Константиновна',
    email: 'alexandra.obraztsova-testovskaya@department.example.com',
    balance: 1_250_000.5,
  },
  ...examplePeople(14).slice(1),
];
const orders = [
  { ...exampleOrder, person_name: 'Образцова-Тестовская Александра Константиновна' },
  { ...exampleOrder, order_id: '0192f0c1-0000-7000-8000-0000000000a2', status: 'closed', total: 1_250_000 },
  {
    ...exampleOrder,
    order_id: '0192f0c1-0000-7000-8000-0000000000a3',
    kind: 'top_up',
    status: 'awaiting_payment',
    paid_date: null,
    items: [],
  },
];
const statuses = {
  statuses: [
    { status: 'running', count: 12 },
    { status: 'needs_data', count: 4 },
  ],
  stuck_orders: 3,
};
const { person_id: personId } = examplePerson.person;
const { order_id: orderId } = exampleOrder;
const { case_id: caseId } = exampleCasePage.case;

export const Home = meta.story(screen(HomePage, { url: '/' }));
export const People = meta.story(
  screen(PeoplePage, {
    url: '/admin/people/?person_role=2&balance_from=100',
    answers: {
      'POST /admin/users': { people, next: first?.person_id, total: { count: 10_000, is_more: true } },
      'GET /admin/users/tariffs': { tariffs: [] },
    },
  }),
);
export const Person = meta.story(
  screen(PersonPage, {
    pattern: '/admin/people/:id/',
    url: `/admin/people/${personId}/`,
    answers: { [`GET /admin/users/${personId}`]: examplePerson },
  }),
);
export const Orders = meta.story(
  screen(OrdersPage, {
    url: '/admin/orders/',
    answers: {
      'POST /admin/orders': { orders, ...page(3) },
      'GET /admin/orders/products': { products: [] },
      'GET /admin/order_item/statuses': statuses,
    },
  }),
);
export const Order = meta.story(
  screen(OrderPage, {
    pattern: '/admin/orders/:id/',
    url: `/admin/orders/${orderId}/`,
    answers: {
      [`GET /admin/orders/${orderId}`]: viewedAs(exampleOrder, exampleEvents),
      [`GET /admin/orders/${orderId}/returns`]: exampleReturns,
      'POST /admin/order_item/list': { items: [exampleItem], next: null, total: null },
      'POST /task_handler/list': { tasks: [exampleTask] },
      'GET /admin/orders/products': { products: [] },
    },
  }),
);
export const Prices = meta.story(
  screen(PricesPage, {
    url: '/admin/prices/',
    answers: { 'GET /admin/products': { products: exampleProducts } },
  }),
);
export const Cases = meta.story(
  screen(CasesPage, {
    url: '/admin/cases/',
    answers: {
      'POST /admin/cases': { cases: [exampleCasePage.case], ...page(1) },
      'GET /admin/cases/staff': { staff: [] },
    },
  }),
);
export const Case = meta.story(
  screen(CasePage, {
    pattern: '/admin/cases/:id/',
    url: `/admin/cases/${caseId}/`,
    answers: {
      [`GET /admin/cases/${caseId}`]: exampleCasePage,
      'GET /admin/cases/staff': { staff: [] },
      'GET /admin/cases/templates': { templates: [] },
    },
  }),
);
export const Money = meta.story(
  screen(MoneyPage, {
    url: '/admin/money/?part=statements',
    answers: { 'GET /admin/money/statements': { statements: [], total: 0, accounts: [] } },
  }),
);
