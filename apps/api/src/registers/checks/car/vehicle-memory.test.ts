import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import type { Vehicle } from '../../sources/vehicle/vehicle.ts';
import { rememberVehicles } from './vehicle-memory.ts';

const schema = z.object({ records: z.array(z.string()) });
const car = { vin: 'X0T00000000000001' };
const origin = { source: 'Реестр', sourceDate: '2026-11-20' };
const found = { kind: 'found', data: { records: [] }, ...origin } as const;
const away: CheckAnswer<never> = { kind: 'unavailable', retryable: true, reason: 'silent' };
const signal = new AbortController().signal;

function remembered(...answers: CheckAnswer<unknown>[]) {
  const asked: string[] = [];
  const clock = { now: 0 };
  const check = async (block: string) => {
    asked.push(block);
    return answers.shift() ?? found;
  };
  const vehicle = rememberVehicles({ check } as unknown as Vehicle, () => clock.now);
  return { asked, clock, vehicle };
}

test('two checks that need one answer about a car put one question, whether together or one after the other', async () => {
  const { asked, clock, vehicle } = remembered();
  const ask = () => vehicle.check('diagnostic', car, schema, signal);
  expect(await Promise.all([ask(), ask()])).toEqual([found, found]);
  expect(await ask()).toEqual(found);
  expect(asked).toEqual(['diagnostic']);
  clock.now = 61_000;
  await ask();
  expect(asked).toHaveLength(2);
});

test('another block, another car and another reading of the answer are questions of their own', async () => {
  const { asked, vehicle } = remembered();
  await vehicle.check('diagnostic', car, schema, signal);
  await vehicle.check('history', car, schema, signal);
  await vehicle.check('diagnostic', { vin: 'X0T00000000000002' }, schema, signal);
  await vehicle.check('diagnostic', car, z.object({}), signal);
  expect(asked).toHaveLength(4);
});

test('silence is shared by those who wait for it, and not kept', async () => {
  const { asked, vehicle } = remembered(away);
  const ask = () => vehicle.check('diagnostic', car, schema, signal);
  expect(await Promise.all([ask(), ask()])).toEqual([away, away]);
  expect(await ask()).toEqual(found);
  expect(asked).toHaveLength(2);
});

test('whoever gives up has no answer, and those who wait on have theirs', async () => {
  const { asked, vehicle } = remembered();
  const leaving = new AbortController();
  const left = vehicle.check('diagnostic', car, schema, leaving.signal);
  const waiting = vehicle.check('diagnostic', car, schema, signal);
  leaving.abort();
  expect(await left).toMatchObject({ kind: 'unavailable', retryable: true });
  expect(await waiting).toEqual(found);
  expect(asked).toHaveLength(1);
});
