import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { runSql } from './database.ts';
import { stack } from './site.ts';
import { currentVersion } from '@proverka/contract/consent-versions';

const today = new Date().toISOString().slice(0, 10);
const consentNow = {
  offer_version: currentVersion('offer', today),
  personal_data_version: currentVersion('personal_data', today),
};

export interface Customer {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly token: string;
}

/** An address that is unique within the run. */
export const newEmail = (): string => `testov-${randomUUID().slice(0, 8)}@example.com`;

/** The roles that tests use, with their wire numbers. */
export const roles = { realtor: 2, buyer: 5 } as const;

/** Registers a user over the API. */
export async function newCustomer(role: number = roles.buyer, partnerId?: string): Promise<Customer> {
  const email = newEmail();
  const password = `пароль-${randomUUID().slice(0, 8)}`;
  const answer = await fetch(`${stack.apiUrl}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'source-site': 'realestate.localhost' },
    body: JSON.stringify({
      name: 'Тестов Иван',
      email,
      phone: '+79990001122',
      password,
      person_role: role,
      ...(partnerId !== undefined && { partner_id: partnerId }),
      registartion_url: 'http://realestate.localhost/',
      consent: consentNow,
    }),
  });
  if (!answer.ok) throw new Error(`A customer could not be registered: ${await answer.text()}`);
  const { data, jwt } = (await answer.json()) as { data: { id: string }; jwt: { token: string } };
  return { email, password, userId: data.id, token: jwt.token };
}

/** A code for `jwt_token`, made by a signed-in person. */
export async function entryCode(token: string, host = 'realestate.localhost'): Promise<string> {
  const answer = await fetch(`${stack.apiUrl}/token/entry_code`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'source-site': host },
  });
  if (!answer.ok) throw new Error(`No code was made: ${await answer.text()}`);
  return ((await answer.json()) as { jwt_token: string }).jwt_token;
}

/** Signs the browser in with the session's cookie, without the form. */
export async function signIn(
  context: BrowserContext,
  { token }: Customer,
  host = 'realestate.localhost',
): Promise<void> {
  await context.addCookies([
    { name: '_token', value: token, domain: host, path: '/', httpOnly: true, secure: false, sameSite: 'Lax' },
  ]);
}

/** Books money to the balance, as a top-up does. */
export async function giveBalance({ userId }: Customer, rubles: number): Promise<void> {
  await runSql(
    `insert into ledger_transfer (reference, debit_account, credit_account, amount, kind)
     select $1, source.id, target.id, $2, 'payment'
     from ledger_account source, ledger_account target
     where source.code = 'provider:yookassa' and target.code = $3`,
    [`test:${randomUUID()}`, rubles * 100, `user:${userId}:paid`],
  );
}

/** Collects console errors and warnings of a page, to assert that there were none. */
export function collectTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`${message.type()}: ${message.text()}`);
  });
  return trouble;
}
