import { expect, test } from 'vitest';
import { currentTrace, within } from '../http/trace.ts';
import { inTrace, withTrace } from './job-trace.ts';

const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

test('a job belongs to the trace that asked for it, and so do the jobs it asks for', async () => {
  const stored = within(trace, () => withTrace({ mailId: 'a letter' }));
  expect(stored).toEqual({ mailId: 'a letter', traceparent: trace });
  const seen = await inTrace(stored, async (data) => {
    await Promise.resolve();
    return [data, currentTrace(), withTrace({ taskId: 'next' })];
  });
  expect(seen).toEqual([{ mailId: 'a letter' }, trace, { taskId: 'next', traceparent: trace }]);
  expect(currentTrace()).toBeUndefined();
});

test('a job nobody traces has its own data alone', () => {
  expect(withTrace({ mailId: 'a letter' })).toEqual({ mailId: 'a letter' });
  expect(inTrace({ mailId: 'a letter' }, (data) => [data, currentTrace()])).toEqual([
    { mailId: 'a letter' },
    undefined,
  ]);
});
