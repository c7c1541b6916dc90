import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settleQueries } from './settle-queries.ts';

const create = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const MANY_SECONDS_MS = 60_000;

test('a page waits for the queries it started', async () => {
  const queryClient = create();
  const { promise, resolve } = Promise.withResolvers<string>();
  void queryClient.prefetchQuery({ queryKey: ['orders'], queryFn: () => promise });
  const settled = settleQueries(queryClient, MANY_SECONDS_MS);
  resolve('all of them');
  expect(await settled).toEqual({ late: new Set(), isWhole: true });
  expect(queryClient.getQueryData(['orders'])).toBe('all of them');
});

test('a page waits for what is asked once something else is known', async () => {
  const queryClient = create();
  const access = Promise.withResolvers<string>();
  const ask = async () => {
    await queryClient.fetchQuery({ queryKey: ['access'], queryFn: () => access.promise });
    await queryClient.prefetchQuery({ queryKey: ['webhooks'], queryFn: () => Promise.resolve('two') });
  };
  void ask();
  const settled = settleQueries(queryClient, MANY_SECONDS_MS);
  access.resolve('with webhooks');
  expect(await settled).toEqual({ late: new Set(), isWhole: true });
  expect(queryClient.getQueryData(['webhooks'])).toBe('two');
});

test('a late query is listed, so that it is hydrated as pending even if it finishes meanwhile', async () => {
  const queryClient = create();
  const { promise, resolve } = Promise.withResolvers<string>();
  void queryClient.prefetchQuery({ queryKey: ['orders'], queryFn: () => promise });
  const settled = await settleQueries(queryClient, 0);
  resolve('at last');
  await promise;
  expect(settled).toEqual({ late: new Set(['["orders"]']), isWhole: false });
});

test('a failed query is run once more in the browser, and a page without its answer is not whole', async () => {
  const queryClient = create();
  void queryClient.prefetchQuery({ queryKey: ['orders'], queryFn: () => Promise.reject(new Error('no')) });
  expect(await settleQueries(queryClient, MANY_SECONDS_MS)).toEqual({ late: new Set(), isWhole: false });
  expect(queryClient.getQueryState(['orders'])).toBeUndefined();
});
