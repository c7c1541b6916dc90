import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOverPage } from './use-over-page.ts';

/** The page's layout, which the test's document has none of. */
let height = 0;
let changed: () => void = () => undefined;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        changed = measure;
      }
      observe() {
        changed();
      }
      disconnect() {
        changed = () => undefined;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
});
afterEach(() => document.documentElement.removeAttribute('style'));

const kept = () => document.documentElement.style.getPropertyValue('--floating-bar');

function Bar({ position }: { readonly position: 'fixed' | 'static' }) {
  return <div ref={useOverPage('--floating-bar', 16)} style={{ position }} />;
}

test('the height of what lies over the page is kept for the page, also when it changes, and goes with it', () => {
  height = 58;
  const { unmount } = render(<Bar position="fixed" />);
  expect(kept()).toBe('74px');
  height = 120;
  changed();
  expect(kept()).toBe('136px');
  unmount();
  expect(kept()).toBe('');
});

test('an element in the flow and an empty one take nothing', () => {
  height = 58;
  const { unmount } = render(<Bar position="static" />);
  expect(kept()).toBe('0px');
  unmount();
  height = 0;
  render(<Bar position="fixed" />);
  expect(kept()).toBe('0px');
});
