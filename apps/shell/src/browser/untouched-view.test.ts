// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saidMark } from './said-mark.ts';
import { watchUntouched } from './untouched-view.ts';

const root = document.documentElement;
let visibility: DocumentVisibilityState = 'visible';
let paints: { readonly startTime: number }[] = [];
let sent: unknown[] = [];

/** As a browser whose largest paint was before the watch began. */
class LargestPaint {
  readonly #tell: (entries: { getEntries: () => { startTime: number }[] }) => void;
  constructor(tell: (entries: { getEntries: () => { startTime: number }[] }) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell({ getEntries: () => [{ startTime: 900.4 }] });
  }
  disconnect(): void {}
}

const become = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const watch = () => watchUntouched({ set: 'set-1', remote: 'realestate' });

beforeEach(() => {
  sent = [];
  paints = [{ startTime: 812.4 }];
  vi.stubGlobal('PerformanceObserver', LargestPaint);
  vi.stubGlobal('navigator', {
    sendBeacon: (_path: string, text: string) => sent.push(JSON.parse(text)),
  });
  vi.spyOn(performance, 'getEntriesByName').mockImplementation(() => paints as PerformanceEntry[]);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  become('visible');
  root.removeAttribute(saidMark);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const report = { set: 'set-1', remote: 'realestate', signals: [], paint: 812, vitals: { lcp: 900 } };

test('a page that goes to the background says how it did, once, and leaves a mark for the scripts that may follow', () => {
  watch();
  become('hidden');
  become('visible');
  become('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([expect.objectContaining(report)]);
  expect(root.hasAttribute(saidMark)).toBe(true);
});

test('a page that is left says how it did', () => {
  watch();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([expect.objectContaining(report)]);
});

test('a page hidden before its first paint goes on being watched', () => {
  paints = [];
  watch();
  become('hidden');
  expect(sent).toEqual([]);
  expect(root.hasAttribute(saidMark)).toBe(false);
  become('visible');
  paints = [{ startTime: 812.4 }];
  become('hidden');
  expect(sent).toEqual([expect.objectContaining(report)]);
});

test('a page that was taken over leaves the saying to its scripts', () => {
  watch()();
  become('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  expect(root.hasAttribute(saidMark)).toBe(false);
});
