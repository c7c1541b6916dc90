// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { askApp, isInApp } from './native-bridge.ts';

test('inside an app, the app is asked to sign the visitor in', () => {
  const sent: unknown[] = [];
  const page = Object.assign(Object.create(window) as Window, {
    ReactNativeWebView: { postMessage: (message: string) => sent.push(JSON.parse(message)) },
  });
  expect(isInApp(page)).toBe(true);
  expect(askApp('register', page)).toBe(true);
  expect(sent).toEqual([{ type: 'register' }]);
});

test('outside an app, nothing is asked', () => {
  expect(isInApp(window)).toBe(false);
  expect(askApp('login', window)).toBe(false);
});
