import { expect, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { planTask } from './start-items.ts';

const now = new Date('2026-11-21T09:00:00Z');
const deadlineOf = (type: string, environment: Record<string, string> = {}, waitSeconds = 0): string =>
  planTask({ config: testConfig(environment), newId: () => 'id' }, now, type, null, waitSeconds).deadline_at;

test('a task is given up by the retry policy of its kind or by the deadline of its type', () => {
  const production = { ENVIRONMENT: 'production', APP_SECRET: 'a secret of the tests, long enough' };
  expect(deadlineOf('car_dtp')).toBe('2026-11-21T09:01:00.000Z');
  expect(deadlineOf('car_dtp', production)).toBe('2026-11-22T09:00:00.000Z');
  expect(deadlineOf('egrn_object', production)).toBe('2026-11-26T09:00:00.000Z');
  const own = { ...production, TASK_DEADLINES: 'car_dtp=20' };
  expect(deadlineOf('car_dtp', own)).toBe('2026-11-21T09:00:20.000Z');
  expect(deadlineOf('fssp', own)).toBe('2026-11-22T09:00:00.000Z');
});

test('the deadline of a task is extended by its expected wait behind others of its order', () => {
  expect(deadlineOf('car_dtp', {}, 30)).toBe('2026-11-21T09:01:30.000Z');
});
