import { usePlatform, useSession, type Platform } from '@proverka/shell-sdk/platform';
import { createTestPlatform, testSession } from '@proverka/shell-sdk/test-platform';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, useId } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createSitePaths } from '../app/navigation/site-paths.ts';
import { keepServedParts, type PartsVisit } from './served-parts.tsx';

const pricesQuery = { queryKey: ['prices'], queryFn: () => Promise.resolve(0) };
const rendered = vi.fn<() => void>();

function Prices() {
  rendered();
  const { brand } = usePlatform();
  const { data } = useQuery<number>(pricesQuery);
  return (
    <p>
      {brand.name}: {data} <Link to="/tariff/">Тарифы</Link>
    </p>
  );
}

function visitWith(price: number, answers: PartsVisit['answers'], platform: Partial<Platform> = {}) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(pricesQuery.queryKey, price);
  const visitor = createTestPlatform({ visitor: testSession, ...platform });
  return { platform: visitor, queryClient, location: '/', answers };
}

const keepParts = () => keepServedParts(createSitePaths([]));

test('a part is rendered once for all visits that got the same answers, and again for others', () => {
  const partsOf = keepParts();
  const [first, second] = [[{}], [{}]];
  rendered.mockClear();
  const html = '<p>Проверка: 499 <a href="/tariff/" data-discover="true">Тарифы</a></p>';
  for (let visit = 0; visit < 3; visit += 1)
    expect(partsOf(visitWith(499, first))?.htmlOf('prices', <Prices />, 'served')).toBe(html);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(partsOf(visitWith(450, second))?.htmlOf('prices', <Prices />, 'served')).toContain('450');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('a part of another address or origin is another one', () => {
  const partsOf = keepParts();
  const answers = [{}];
  rendered.mockClear();
  partsOf(visitWith(1, answers))?.htmlOf('prices', <Prices />, 'served');
  partsOf({ ...visitWith(1, answers), location: '/?from=letter' })?.htmlOf('prices', <Prices />, 'served');
  partsOf(visitWith(1, answers, { origin: 'https://other.example' }))?.htmlOf('prices', <Prices />, 'served');
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('nothing is kept of a page that got something of its own', () => {
  expect(keepParts()(visitWith(1, null))).toBeNull();
});

test('a part that reads the visitor is left to the page', () => {
  const Greeting = () => <p>{useSession(({ balance }) => balance)}</p>;
  const Secret = () => <p>{usePlatform().session.getState().balance}</p>;
  const parts = keepParts()(visitWith(1, []));
  expect(parts?.htmlOf('greeting', <Greeting />, 'served')).toBeNull();
  expect(parts?.htmlOf('secret', <Secret />, 'served')).toBeNull();
});

test('a part with props is left to the page: they may be of the visitor', () => {
  const Named = ({ name }: { readonly name: string }) => <p>{name}</p>;
  const parts = keepParts()(visitWith(1, []));
  expect(parts?.htmlOf('named', <Named name="Тестов" />, 'served')).toBeNull();
  expect(parts?.htmlOf('text', 'Тестов', 'served')).toBeNull();
  expect(parts?.htmlOf('element', <p>Тестов</p>, 'served')).toBeNull();
});

test('a part whose code is not loaded is left to the page, and kept once it is', async () => {
  const code = Promise.resolve({ default: () => <p>Рассказ</p> });
  const Story = lazy(() => code);
  const partsOf = keepParts();
  expect(partsOf(visitWith(1, [{}]))?.htmlOf('story', <Story />, 'served')).toBeNull();
  await code;
  expect(partsOf(visitWith(1, [{}]))?.htmlOf('story', <Story />, 'served')).toBe('<p>Рассказ</p>');
});

test('a part that the browser hydrates is kept unless it gives itself ids, which depend on its place', () => {
  const Sum = () => (
    <p>
      {1} и {2}
    </p>
  );
  const Field = () => <input id={useId()} />;
  const parts = keepParts()(visitWith(1, []));
  expect(parts?.htmlOf('sum', <Sum />, 'hydrated')).toBe('<p>1<!-- --> и <!-- -->2</p>');
  expect(parts?.htmlOf('sum-served', <Sum />, 'served')).toBe('<p>1 и 2</p>');
  expect(parts?.htmlOf('field', <Field />, 'hydrated')).toBeNull();
});
