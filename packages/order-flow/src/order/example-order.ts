import type { Product } from '@proverka/contract/product';
import { productFixture } from '@proverka/contract/product.fixtures';
import { rubles } from '@proverka/validation/money';
import type { Visitor } from '@proverka/shell-sdk/session';
import type { OrderView } from '../screens/use-order.ts';
import type { OpenOrder, OrderRefusal, OrderState, RefusalConcern } from './order-flow.domain.ts';
import { priced, type PricedProduct } from './order-request.domain.ts';

/** Invented: an order of one extract and of a check, as screens are given them. */
export const exampleOrder: OpenOrder = {
  id: '0192f0c1-0000-7000-8000-0000000000aa',
  total: rubles(998),
  items: [
    { id: 'item-1', name: 'EgrnObject', price: rubles(499) },
    { id: 'item-2', name: 'EgrnRightList', price: rubles(499) },
  ],
};

const product = (name: string, title: string, more: Partial<Product> = {}): Product =>
  productFixture({ product_id: `p-${name}`, product_name: name, product_name_ru: title, ...more });

const terms = (contents: readonly string[], p50 = 1800, p95 = 7200) => ({
  contents: [...contents],
  expected: { p50, p95, measured: true },
});

/** The second is cheaper by the buyer's tariff, the third is free. */
export const objectProducts: readonly Product[] = [
  product('EgrnObject', 'Выписка об объекте', {
    metadata: terms(['Правообладатели и доли', 'Обременения и аресты', 'Кадастровая стоимость']),
  }),
  product('EgrnRightList', 'Отчёт о переходе прав', {
    product_price: 399,
    price_breakdown: {
      list: 499,
      total: 399,
      code: null,
      parts: [
        { kind: 'base', title: 'Базовая цена', amount: 499 },
        { kind: 'tariff', title: 'Тариф «Партнёр», скидка 20 %', amount: -100 },
      ],
    },
    metadata: terms(['Все прежние правообладатели с\u00A0датами'], 86_400, 259_200),
  }),
  product('PropertyHistory', 'История продаж похожих квартир в доме за последние десять лет с ценами', {
    product_price: 0,
    metadata: terms(['История продаж похожих квартир в доме за последние десять лет с ценами'], 60, 60),
  }),
];

export const checkProducts: readonly Product[] = [
  product('CheckFssp', 'Долги у приставов', {
    product_price: 29,
    metadata: terms(['Долги у приставов'], 60),
  }),
  product('CheckPerson', 'Проверка физического лица', {
    product_price: 99,
    metadata: terms(['Долги у приставов', 'Налоги', 'Суды', 'Розыск', 'Паспорт', 'ИНН'], 300, 3600),
  }),
  product('CheckBankruptcy', 'Банкротство', { product_price: 29, metadata: terms(['Банкротство'], 60) }),
  product('CheckExitBan', 'Запрет на выезд', { product_price: 29, metadata: terms(['Запрет на выезд'], 60) }),
  product('CounterAgent', 'Проверка контрагента', { metadata: terms(['Реестр юридических лиц', 'Суды']) }),
  product('CheckAuto', 'Проверка автомобиля', { metadata: terms(['Залог и розыск', 'Пробег']) }),
];

/** The first two objects' products, as a buyer pays them. */
export const pricedProducts: readonly PricedProduct[] = objectProducts.slice(0, 2).map(priced);

const texts: Readonly<Record<RefusalConcern, string>> = {
  products: 'Выберите хотя бы одну услугу',
  contacts: 'Этот e-mail занят\n Войдите или сбросьте пароль',
  total: 'Цена изменилась, пока вы оформляли заказ. Проверьте сумму и отправьте ещё раз',
  method: 'На балансе не хватает денег',
  session: 'Войдите, чтобы оформить бесплатный заказ',
  order: 'Что то пошло не так, неизвестная ошибка',
};

/** A refusal of the order by what it is about. */
export const refused = (concern: RefusalConcern, more: Partial<OrderRefusal> = {}): OrderRefusal => ({
  concern,
  text: texts[concern],
  ...more,
});

export const alreadyOrdered = refused('order', {
  text: 'Такую проверку вы заказали сегодня в 12:47. Отчёт ещё готовится.',
  existing: { orderId: exampleOrder.id, orderItemId: 'item-1' },
});

/** An order that stands still in a state, whatever is pressed. */
export const orderAt = (
  state: OrderState,
  visitor: Visitor = state.buyer === 'user' ? 'signed-in' : 'guest',
): OrderView => ({
  state,
  visitor,
  existingPath: () => null,
  send: () => false,
  place: () => Promise.resolve(),
  payAgain: () => Promise.resolve(),
  startOver: () => undefined,
  signIn: () => Promise.resolve(),
});
