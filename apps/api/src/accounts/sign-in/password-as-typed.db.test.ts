import { expect, test } from 'vitest';
import { registration, visitorOf } from '../../../test/accounts.ts';
import { createTestWorld } from '../../../test/world.ts';
import { newCode } from '../phone-code.ts';

const YEAR_MS = 366 * 24 * 3600_000;

test('no account is made by the migrations (V6.3.2)', async () => {
  const { owner } = await createTestWorld();
  expect((await owner.query('select from app_user')).rowCount).toBe(0);
});

test('a password is taken as it was typed: letter case, blanks and length count (V6.2.8)', async () => {
  const world = await createTestWorld();
  const { logIn, post } = visitorOf(world);
  const password = ` Верный Пароль ${'я'.repeat(60)} `;
  const body = registration({ password });
  await post('/register', body);
  const statusOf = async (typed: string) => (await logIn(body.email, typed)).statusCode;
  expect(await statusOf(password)).toBe(200);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -2)]) {
    expect(await statusOf(other)).toBe(401);
  }
});

test('a password stays valid until its owner changes it (V6.2.10)', async () => {
  const world = await createTestWorld();
  const { logIn, register } = visitorOf(world);
  const { email, password } = await register();
  world.clock.advance(3 * YEAR_MS);
  expect((await logIn(email, password)).statusCode).toBe(200);
});

test('every sign-in makes a token of 256 random bits (V7.2.2, V7.2.3)', async () => {
  const world = await createTestWorld();
  const { logIn, register } = visitorOf(world);
  const { email, password } = await register();
  const tokens = new Set<string>();
  for (let times = 0; times < 3; times += 1) tokens.add((await logIn(email, password)).json().jwt.token);
  expect(tokens.size).toBe(3);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a code of an SMS is one of a million (V6.5.4)', () => {
  const codes = Array.from({ length: 200 }, newCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(190);
});
