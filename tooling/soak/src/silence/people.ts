import { randomUUID } from 'node:crypto';
import { namedSql } from '@proverka/sql/named-sql';
import type { Pool } from 'pg';
import { currentVersion } from '@proverka/contract/consent-versions';

const today = new Date().toISOString().slice(0, 10);
const consentNow = {
  offer_version: currentVersion('offer', today),
  personal_data_version: currentVersion('personal_data', today),
};

export interface Person {
  readonly token: string;
  readonly orderId: string;
  /** A report that is being made as long as the run lasts. */
  readonly itemId: string;
}

const GIVE = namedSql<{ id: string; reference: string }>(
  `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
   select :reference, source.id, target.id, 500000, 'payment'
   from ledger_account source, ledger_account target
   where source.code = 'provider:yookassa' and target.code = 'user:' || :id || ':paid'`,
);
const EGRN_OBJECT = '0192f0c1-0000-7000-8000-000000000001';

/** Addresses of documentation (RFC 5737), so that everybody has one of their own. */
export const addressOf = (number: number): string => `203.0.113.${(number % 250) + 1}`;

/** Registers somebody with an order whose extract is still awaited. */
export async function createPerson(apiUrl: string, database: Pool, number: number): Promise<Person> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': addressOf(number),
        'x-forwarded-host': 'realestate.localhost',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const { data, jwt } = (await post('/register', registration(number))) as {
    data: { id: string };
    jwt: { token: string };
  };
  await database.query(GIVE.bind({ id: data.id, reference: `test:${randomUUID()}` }));
  const placed = (await post('/order', ORDER, {
    authorization: `Bearer ${jwt.token}`,
    'idempotency-key': randomUUID(),
  })) as { id: string; order_items: { order_item_id: string }[] };
  return { token: jwt.token, orderId: placed.id, itemId: placed.order_items[0]?.order_item_id ?? '' };
}

const registration = (number: number) => ({
  name: 'Тестов Тест',
  email: `silence-${number}@example.com`,
  phone: '8 (999) 000-11-22',
  password: 'верный пароль 42',
  person_role: 5,
  registartion_url: 'http://realestate.localhost/',
  consent: consentNow,
});

const ORDER = {
  order_items: [
    { product_id: EGRN_OBJECT, object_key: '77:06:0001001:1234', object_address: '', refresh: true },
  ],
  metadata: { orderType: 'object' },
  payment_source: 'yookassa',
  use_account_balance: true,
};
