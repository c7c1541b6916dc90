import { beforeAll, expect, test } from 'vitest';
import { newEmail, registration } from '../../test/accounts.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
});

const PRO = 'http://fizcheck-pro.localhost:3000';
const headersOf = (origin: string) => ({ 'x-forwarded-host': new URL(origin).host, origin });

/** Letters of somebody who registers at an address, signs in elsewhere, and forgets the password. */
async function lettersOf(registeredAt: string, origin = registeredAt): Promise<string[]> {
  const email = newEmail();
  const ask = (method: 'POST' | 'PUT', url: string, payload: object, more: object = {}) =>
    world.api.inject({ method, url, payload, headers: { ...headersOf(origin), ...more } });
  const payload = registration({ email, registartion_url: `${registeredAt}/wholesale/` });
  expect((await ask('POST', '/register', payload)).statusCode).toBe(200);
  const stranger = { 'x-forwarded-for': '198.51.100.9' };
  expect(
    (await ask('POST', '/login', { username: email, password: payload.password }, stranger)).statusCode,
  ).toBe(200);
  expect((await ask('PUT', '/reset', { username: email }, stranger)).statusCode).toBe(200);
  return (await world.letters()).filter(({ recipient }) => recipient === email).map(({ text }) => text);
}

const originsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(/https?:\/\/[^/\s]+/g), ([origin]) => origin)));

test('letters of an account lead to the host it was opened on', async () => {
  const letters = await lettersOf(PRO);
  expect(letters).toHaveLength(3);
  expect(originsIn(letters)).toEqual(new Set([PRO]));
});

test('a host of another brand, of the staff or of strangers leads nobody away', async () => {
  const brand = 'http://fizcheck.localhost:3000';
  for (const written of [
    'http://realestate.localhost:3000',
    'http://admin.localhost:3000',
    'https://evil.example',
  ])
    expect(originsIn(await lettersOf(written, brand))).toEqual(new Set([brand]));
});
