// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyKeys } from './early-keys.ts';

const ctrlK = { key: 'л', code: 'KeyK', ctrlKey: true };

/** Whether the browser does by itself what it does at the key. */
const press = (init: KeyboardEventInit, target: EventTarget = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));

let heard: string[] = [];
const listen = ({ key, ctrlKey }: KeyboardEvent) => heard.push(ctrlKey ? `Ctrl ${key}` : key);
/** As a page does: its search listens, and says so. */
async function showSearch(): Promise<void> {
  document.addEventListener('keydown', listen);
  document.body.innerHTML = '<button aria-keyshortcuts="Control+K Meta+K">Найти</button>';
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual([]);
  // What React leaves on an element it has hydrated.
  Object.assign(document.querySelector('button') ?? {}, { __reactProps$x: {} });
  await vi.advanceTimersByTimeAsync(500);
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('keydown', listen);
  document.body.innerHTML = '';
  heard = [];
});

test('the search gets the keys that were pressed before it was there, in their order', async () => {
  keepEarlyKeys(document);
  expect(press(ctrlK)).toBe(false);
  for (const key of ['т', 'е', 'Backspace', 'о']) expect(press({ key })).toBe(false);
  await showSearch();
  expect(heard).toEqual(['Ctrl л', 'т', 'е', 'Backspace', 'о']);
  // Later ones are its own.
  expect(press({ key: 'м' })).toBe(true);
  expect(heard.at(-1)).toBe('м');
});

test('keys that do not follow Ctrl K are the browser’s, and so is what goes into a field', async () => {
  keepEarlyKeys(document);
  expect(press({ key: 'т' })).toBe(true);
  expect(press({ key: 'r', code: 'KeyR', ctrlKey: true })).toBe(true);
  document.body.innerHTML = '<input>';
  press(ctrlK);
  expect(press({ key: 'п' }, document.querySelector('input') ?? document)).toBe(true);
  expect(press({ key: 'Tab' })).toBe(true);
  await showSearch();
  expect(heard).toEqual(['Ctrl л']);
});
