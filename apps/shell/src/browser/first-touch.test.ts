// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { whenTouched } from './first-touch.ts';

test.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'input', 'click'])(
  'a visitor’s first %s is heard, and only the first one',
  (sign) => {
    let times = 0;
    whenTouched(window, () => (times += 1));
    document.body.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event('pointermove'));
    expect(times).toBe(1);
  },
);
