// @vitest-environment jsdom
import { lazy, Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyClicks } from './early-clicks.ts';

let clicks: string[] = [];
let root: Root | undefined;

const Press = ({ name }: { readonly name: string }) => (
  <form method="post">
    <button type="submit" onClick={(event) => (event.preventDefault(), void clicks.push(name))}>
      {name}
    </button>
  </form>
);
const Late = () => <Press name="late" />;
const page = (Part: ComponentType) => (
  <div>
    <Press name="first" />
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  </div>
);

/** Shows the server's page. */
async function serve(): Promise<void> {
  const stream = await renderToReadableStream(page(Late));
  await stream.allReady;
  document.body.innerHTML = `<div id="app">${await new Response(stream).text()}</div>`;
}

/** Hydrates it; the code of the late part comes when the answer is called. */
async function hydrate(): Promise<() => Promise<void>> {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Part = lazy(() => code.promise);
  root = hydrateRoot(document.getElementById('app') as HTMLElement, page(Part));
  await pass(0);
  return () => {
    code.resolve({ default: Late });
    return pass(0);
  };
}

const press = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
/** React works in turns of the event loop, which have no clock. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(ms);
}

beforeAll(() => keepEarlyClicks(document));
beforeEach(() => {
  clicks = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  root?.unmount();
  vi.useRealTimers();
});

test('a button clicked before the page listens is clicked once it does', async () => {
  await serve();
  press('first');
  await pass(500);
  expect(clicks).toEqual([]);
  await hydrate();
  await pass(500);
  expect(clicks).toEqual(['first']);
});

test('a button shows that its click is kept, until it is made', async () => {
  await serve();
  press('first');
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-busy')).toBe('true');
  await hydrate();
  await pass(500);
  expect(button?.hasAttribute('aria-busy')).toBe(false);
});

test('a click in a part whose code is on its way happens when it has come', async () => {
  await serve();
  const bring = await hydrate();
  press('late');
  await pass(500);
  expect(clicks).toEqual([]);
  await bring();
  await pass(500);
  expect(clicks).toEqual(['late']);
});

test('a click that was answered happens once', async () => {
  await serve();
  const bring = await hydrate();
  await bring();
  press('late');
  press('first');
  await pass(500);
  expect(clicks).toEqual(['late', 'first']);
});

test('of two early clicks the last one is meant', async () => {
  await serve();
  press('late');
  press('first');
  const bring = await hydrate();
  await bring();
  await pass(500);
  expect(clicks).toEqual(['first']);
});

test('a click older than twenty seconds is forgotten', async () => {
  await serve();
  press('first');
  await pass(21_000);
  await hydrate();
  await pass(500);
  expect(clicks).toEqual([]);
});
