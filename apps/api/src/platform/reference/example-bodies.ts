import type { ApiKey } from '@proverka/contract/api';

const product_id = '0192f0c1-0000-7000-8000-000000000001';
const payer = {
  inn: '7700000016',
  kpp: '770001001',
  name: 'ООО «Образец»',
  address: '101000, г. Москва, ул. Тестовая, д. 1',
};

/** Bodies worth more than what a schema demands, and those no schema can make. People and numbers are invented. */
export const exampleBodies: Readonly<Partial<Record<ApiKey, object>>> = {
  'POST /order': {
    order_items: [
      { product_id, object_key: '77:06:0001001:1234', object_address: 'г Москва, ул Тестовая, д 1, кв 10' },
    ],
    metadata: { orderType: 'object' },
    payment_source: 'yookassa',
    use_account_balance: true,
    expected_total: 499,
  },
  'POST /regorder': {
    order_items: [
      { product_id, object_key: '77:06:0001001:1234', object_address: 'г Москва, ул Тестовая, д 1, кв 10' },
    ],
    metadata: { orderType: 'object' },
    payment_source: 'yookassa',
    phone: '+79990001122',
    email: 'ivan@example.ru',
    registartion_url: 'https://crm.example.ru/',
    redirect_url: 'https://crm.example.ru/paid/',
    consent: { personal_data_version: '2026-11-20', offer_version: '2026-11-20' },
  },
  'POST /preview': {
    product_name: 'CounterAgent',
    subject: { inn: '7700000016' },
    consent: { personal_data_version: '2026-11-20' },
  },
  'POST /payer/add_payer': payer,
  'POST /payer/update_payer_info': { payer_id: '0192f0c1-0000-7000-8000-000000000701', ...payer },
  'POST /invoice/period': {
    payer_id: '0192f0c1-0000-7000-8000-000000000701',
    from: '2026-10-01',
    to: '2026-10-31',
  },
  'POST /invoice': { kind: 'invoice', payer_id: '0192f0c1-0000-7000-8000-000000000701', amount: 5000 },
};
