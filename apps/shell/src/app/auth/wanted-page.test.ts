import { expect, test } from 'vitest';
import { askingFor, wantedPage } from './wanted-page.domain.ts';

test('the page a guest wanted is told to the page that asks them to sign in', () => {
  const address = new URL(askingFor('/', '/user/settings/?part=api'), 'http://realestate.localhost');
  expect(address.pathname).toBe('/');
  expect(wantedPage(address.search)).toBe('/user/settings/?part=api');
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\\b',
  '',
])('nobody is led to «%s» after signing in', (to) => {
  expect(wantedPage(new URL(askingFor('/', to), 'http://realestate.localhost').search)).toBeNull();
});
