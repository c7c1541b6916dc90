import type { DiscountView } from '@proverka/contract/coupon';
import type { PartnerTariff } from '@proverka/contract/partner-tariff';
import type { PriceComponentView } from '@proverka/contract/price-component';
import type { PricedProduct, PricePreview } from '@proverka/contract/price-desk';
import type { PriceHistoryRow } from '@proverka/contract/price-history';

const id = (number: number) => `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;
const made = { id: id(900), name: 'Образцова Анна' };

export const exampleProducts: readonly PricedProduct[] = [
  {
    product_id: id(1),
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка об объекте: собственники и обременения',
    brand: 'real-estate',
    subject: 'object',
    enabled: true,
    price: 499,
    next: { starts_at: '2026-12-01T00:00:00.000Z', price: 549 },
    options: [],
    special_prices: 1,
  },
  {
    product_id: id(2),
    product_name: 'RiskAssessment',
    product_name_ru: 'Полная проверка: две выписки и собственник',
    brand: 'real-estate',
    subject: 'object',
    enabled: true,
    price: 1299,
    next: null,
    options: ['riskInsurance'],
    special_prices: 0,
  },
];

export const exampleComponents: readonly PriceComponentView[] = [
  {
    price_component_id: id(11),
    product_id: id(1),
    price_component_type: { name: 'Base' },
    price: 499,
    is_base_product_component: true,
    enabled: true,
    option: null,
    price_component_owners: [],
    starts_at: null,
    has_begun: true,
    changes: [{ price_change_id: id(21), starts_at: '2026-12-01T00:00:00.000Z', price: 549, enabled: true }],
  },
  {
    price_component_id: id(12),
    product_id: id(1),
    price_component_type: { name: 'Base' },
    price: 450,
    is_base_product_component: true,
    enabled: true,
    option: null,
    price_component_owners: [
      { price_component_owner_id: id(31), price_component_id: id(12), person_id: null, person_role: 9 },
      { price_component_owner_id: id(32), price_component_id: id(12), person_id: id(42), person_role: null },
    ],
    starts_at: '2026-12-10T09:00:00.000Z',
    has_begun: false,
    changes: [],
  },
];

export const exampleHistory: readonly PriceHistoryRow[] = [
  {
    history_id: id(51),
    made_at: '2026-11-20T09:12:00.000Z',
    made_by: made,
    part: 'component',
    act: 'changed',
    product_id: id(1),
    product_name_ru: 'Выписка об объекте: собственники и обременения',
    subject_id: id(11),
    starts_at: '2026-12-01T00:00:00.000Z',
    before: { type_name: 'Base', price: 49_900, is_base: true, enabled: true, option: null },
    after: { type_name: 'Base', price: 54_900, is_base: true, enabled: true, option: null },
    reason: 'Подорожали выписки',
  },
  {
    history_id: id(52),
    made_at: '2026-11-19T09:12:00.000Z',
    made_by: made,
    part: 'discount',
    act: 'added',
    product_id: null,
    product_name_ru: null,
    subject_id: id(61),
    starts_at: '2026-11-19T09:12:00.000Z',
    before: null,
    after: { kind: 'campaign', code: 'autumn', amount: null, percent: 20, is_personal: false, enabled: true },
    reason: 'Осенняя акция',
  },
];

export const exampleDiscount: DiscountView = {
  id: id(61),
  kind: 'campaign',
  code: 'autumn',
  title: 'Осенняя акция',
  amount: null,
  percent: 20,
  brand: 'real-estate',
  product_names: ['EgrnObject'],
  person_id: null,
  max_uses: null,
  max_uses_per_person: null,
  starts_at: '2026-11-19T09:12:00.000Z',
  ends_at: '2026-12-31T20:59:00.000Z',
  enabled: true,
  created_at: '2026-11-19T09:12:00.000Z',
  uses: 12,
};

export const examplePartnerTariff: PartnerTariff = {
  partner_tariff_id: id(71),
  partnerID: id(42),
  partner_name: 'Тестов Иван',
  partner_email: 'testov@example.com',
  reward_percent: 70,
  min_top_up: 1000,
  starts_at: '2026-12-01T00:00:00.000Z',
  ends_at: null,
  state: 'coming',
  made_by: made,
  reason: 'По договору',
};

export const examplePreview: PricePreview = {
  at: '2026-12-01T00:00:00.000Z',
  product_id: id(1),
  product_name_ru: 'Выписка об объекте: собственники и обременения',
  breakdown: {
    total: 374,
    list: 499,
    parts: [
      { kind: 'base', title: 'Базовая цена', amount: 499 },
      { kind: 'tariff', title: 'Тариф «Профи»', amount: -125 },
    ],
    code: null,
  },
  offers: [
    { kind: 'special', title: 'Специальная цена', price: 499, verdict: 'saves_nothing' },
    { kind: 'tariff', title: 'Тариф «Профи»', price: 374, verdict: 'chosen' },
    { kind: 'campaign', title: 'Осенняя акция', price: 399, verdict: 'not_lowest' },
  ],
  code: 'not_found',
  buyer: {
    person_id: id(42),
    email: 't***@example.com',
    person_role: 9,
    spent: '0.00',
    tariff: 'Профи',
    is_personal: true,
    role_prices: 'none',
    campaign: 'autumn',
  },
  sell_percent: 34,
};
