// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringScripts } from './bring-scripts.ts';

const wave = {
  scripts: [
    ['/sets/a.js', 'sha384-a'],
    ['/assets/react.js', 'sha384-r'],
    ['/assets/main.js', 'sha384-m'],
  ],
  preloads: [['/r/home.js', 'sha384-h']],
} as const;

const asked = () =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].map((element) =>
    element instanceof HTMLScriptElement
      ? `run ${new URL(element.src).pathname}`
      : `fetch ${new URL(element.href).pathname}`,
  );
const scriptOf = (path: string) => document.head.querySelector<HTMLScriptElement>(`script[src="${path}"]`);
const answer = async (path: string, how: 'load' | 'error') => {
  scriptOf(path)?.dispatchEvent(new Event(how));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

test('everything is asked for at once and pinned, and the last script begins when the others are there', async () => {
  let isThere = false;
  void bringScripts(document, wave, 'high').then(() => (isThere = true));
  expect(asked()).toEqual([
    'run /sets/a.js',
    'run /assets/react.js',
    'fetch /assets/main.js',
    'fetch /r/home.js',
  ]);
  expect(scriptOf('/assets/react.js')?.integrity).toBe('sha384-r');
  await answer('/assets/react.js', 'load');
  expect(scriptOf('/assets/main.js')).toBeNull();
  await answer('/sets/a.js', 'load');
  expect(scriptOf('/assets/main.js')?.integrity).toBe('sha384-m');
  expect(isThere).toBe(false);
  await answer('/assets/main.js', 'load');
  expect(isThere).toBe(true);
});

test('a script that fails is asked for once more a second later', async () => {
  void bringScripts(document, wave, 'high');
  await answer('/assets/react.js', 'error');
  expect(scriptOf('/assets/react.js')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(scriptOf('/assets/react.js')).not.toBeNull();
});

test('a script that fails twice is told, and the last one never begins', async () => {
  const failure = bringScripts(document, wave, 'auto').then(
    () => null,
    (error: unknown) => String(error),
  );
  await answer('/sets/a.js', 'load');
  await answer('/assets/react.js', 'error');
  await vi.advanceTimersByTimeAsync(1000);
  await answer('/assets/react.js', 'error');
  expect(await failure).toContain('/assets/react.js did not come');
  expect(scriptOf('/assets/main.js')).toBeNull();
});
