import { expect, test } from 'vitest';
import { browserSteps } from './browser-steps.ts';
import { passedOnce } from './outcome.ts';

test('steps that need a browser fail with the reason when there is none, and it is looked for once', async () => {
  let times = 0;
  const inBrowser = browserSteps('.', () => {
    times += 1;
    return Promise.reject(new Error('There is no Chromium here.'));
  });
  const step = inBrowser(() => Promise.resolve(passedOnce));
  const other = inBrowser(() => Promise.resolve(passedOnce));
  expect(await step()).toEqual({ passed: 0, failed: 1, details: 'There is no Chromium here.' });
  expect(await other()).toMatchObject({ failed: 1 });
  expect(times).toBe(1);
});

test('steps run in a browser that was found', async () => {
  const inBrowser = browserSteps('root', () => Promise.resolve('chromium'));
  const step = inBrowser((root) => Promise.resolve({ ...passedOnce, details: root }));
  expect(await step()).toEqual({ passed: 1, failed: 0, details: 'root' });
});
