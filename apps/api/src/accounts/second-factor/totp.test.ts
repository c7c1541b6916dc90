import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal.ts';
import { judgeCode, setupOf } from './totp.domain.ts';

const secret = randomBytes(20);
const now = new Date('2026-11-23T12:00:10Z');
const STEP = 30_000;
const step = Math.floor(now.getTime() / STEP);
const codeAt = (at: number) =>
  new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) }).generate({ timestamp: at });
const judge = (code: string, lastStep = 0, shownSteps: number[] = []) =>
  judgeCode({ secret, lastStep, shownSteps }, code, now);

describe('a code of an app', () => {
  test.each([-1, 0, 1])('is right %i steps of half a minute from now', (off) => {
    expect(judge(codeAt(now.getTime() + off * STEP))).toEqual({ is: 'right', step: step + off });
  });

  test('is right with the space that apps show in it', () => {
    const code = codeAt(now.getTime());
    expect(judge(`${code.slice(0, 3)} ${code.slice(3)}`).is).toBe('right');
  });

  test.each([-10, 10])('of a clock five minutes off (%i steps) is told from a wrong one', (off) => {
    expect(judge(codeAt(now.getTime() + off * STEP))).toEqual({ is: 'off', step: step + off });
  });

  test('is wrong an hour later, and so is anything that is not six digits', () => {
    expect(judge(codeAt(now.getTime() - 3_600_000)).is).toBe('wrong');
    for (const code of ['', '12345', '1234567', 'абвгде', '１２３４５６'])
      expect(judge(code).is).toBe('wrong');
  });

  test('is taken once: neither it nor an earlier one after it', () => {
    expect(judge(codeAt(now.getTime()), step).is).toBe('used');
    expect(judge(codeAt(now.getTime() - STEP), step).is).toBe('used');
    expect(judge(codeAt(now.getTime() + STEP), step).is).toBe('right');
  });

  test('that a fast clock showed early is not taken when its time comes', () => {
    expect(judge(codeAt(now.getTime()), 0, [step]).is).toBe('used');
  });
});

test('an app is told the secret in base 32 and an address with the site and the account', () => {
  const setup = setupOf(secret, 'Proverka', 'test@example.com');
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(setup.uri).toContain('otpauth://totp/Proverka:test%40example.com?issuer=Proverka&secret=');
});

test('a sealed secret opens for its own account and with the same APP_SECRET only', () => {
  const sealed = sealSecret('secret', 'one', secret);
  expect(openSecret('secret', 'one', sealed)).toEqual(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(() => openSecret('secret', 'other', sealed)).toThrow('authenticate');
  expect(() => openSecret('changed', 'one', sealed)).toThrow('authenticate');
});
