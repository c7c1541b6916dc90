import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse as Response } from 'fastify';
import { newEmail } from './accounts.ts';
import { orderBody } from './orders.ts';
import type { TestWorld } from './world.ts';
import { consentNow } from './consents.ts';

/** The body of a guest's order. */
export function guestOrder(more: object = {}) {
  const { use_account_balance: _none, ...body } = orderBody();
  return {
    ...body,
    phone: '+79990001122',
    email: newEmail(),
    registartion_url: 'http://realestate.localhost:3000/object/1/',
    redirect_url: 'http://realestate.localhost:3000/object/1/?regorder=true',
    consent: consentNow,
    ...more,
  };
}

interface Sending {
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly search?: string;
}

export const regorder = (
  { api }: Pick<TestWorld, 'api'>,
  payload: object,
  { key = randomUUID(), headers = {}, search = '' }: Sending = {},
): Promise<Response> =>
  api.inject({
    method: 'POST',
    url: `/regorder${search}`,
    payload,
    headers: { 'idempotency-key': key, ...headers },
  });

/** The password in the letter about a guest's order. */
export async function mailedPassword(
  { letters }: Pick<TestWorld, 'letters'>,
  email: string,
): Promise<string> {
  const letter = (await letters()).findLast(({ recipient }) => recipient === email);
  return /Пароль: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** The token of the last link that was mailed to confirm the e-mail. */
export async function mailedLink({ letters }: Pick<TestWorld, 'letters'>, email: string): Promise<string> {
  const letter = (await letters()).findLast(
    ({ recipient, text }) => recipient === email && text.includes('/verify-email/'),
  );
  return /\/verify-email\/#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}
