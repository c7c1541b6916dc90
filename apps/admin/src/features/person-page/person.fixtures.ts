import type { PersonPage } from '@proverka/contract/desk-people';

const at = '2026-11-20T09:12:00.000Z';
const id = (end: string): string => `0192f0c1-0000-7000-8000-0000000000${end}`;

/** Invented: a realtor with two orders. */
export const examplePerson: PersonPage = {
  person: {
    person_id: id('42'),
    name: 'Тестов Иван',
    email: 'testov@example.com',
    phone: '+79990000000',
    person_role: 2,
    brand: 'real-estate',
    balance: 1234.5,
    bonus_balance: 100,
    spent: 998,
    tariff_name: 'Бизнес',
    created_date: at,
    source: 'spring50',
    is_closed: false,
    is_phone_verified: false,
    is_email_verified: true,
    has_own_tariff: true,
    registration_url: 'https://example.com/registration/',
    closed_date: null,
    orders: 2,
  },
  transactions: [
    { transaction_id: id('51'), created_date: at, kind: 'purchase', amount: -499, order_id: id('61') },
    { transaction_id: id('52'), created_date: at, kind: 'payment', amount: 499, order_id: id('61') },
  ],
  payments: [
    {
      payment_id: id('71'),
      created_date: at,
      status: 'succeeded',
      amount: 499,
      order_id: id('61'),
      provider_id: '2f1',
    },
  ],
  tokens: [
    {
      token_id: id('81'),
      created_date: at,
      prefix: 'prv_abcd',
      scopes: ['orders:read', 'reports:read'],
      expires_date: '2027-01-20T09:12:00.000Z',
      used_date: null,
      ended_date: null,
    },
  ],
  consents: [
    { consent_id: id('91'), purpose: 'news', version: '2026-11-20', given_date: at, withdrawn_date: null },
  ],
  sessions: [
    {
      session_id: id('01'),
      created_date: at,
      expires_date: '2026-12-20T09:12:00.000Z',
      used_date: '2026-11-25T18:40:00.000Z',
      address: '203.0.113.7',
      user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
      is_staff: false,
      is_impersonation: false,
    },
  ],
  places: [{ kind: 'device', used_date: at }],
  factors: [{ way: 'passkey', name: 'Ключ на телефоне', created_date: at, used_date: null }],
};
