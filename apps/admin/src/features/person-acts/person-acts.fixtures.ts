import type { PersonPage } from '@proverka/contract/desk-people';

/** Invented. */
export const examplePersonFacts: PersonPage['person'] = {
  person_id: '0192f0c1-0000-7000-8000-000000000042',
  name: 'Тестов Иван',
  email: 'testov@example.com',
  phone: '+79990000000',
  person_role: 2,
  brand: 'real-estate',
  balance: 1234.5,
  bonus_balance: 100,
  spent: 998,
  tariff_name: 'Бизнес',
  created_date: '2026-11-20T09:12:00.000Z',
  source: '',
  is_closed: false,
  is_phone_verified: false,
  is_email_verified: true,
  has_own_tariff: false,
  registration_url: '',
  closed_date: null,
  orders: 2,
};
