// @vitest-environment jsdom
import { createTestPlatform, renderWithPlatform, testSession, textOf } from '@proverka/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSitePaths, SitePathsProvider } from '../navigation/site-paths.ts';
import { UserMenu } from './user-menu.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openHeader(balance = '1500.00') {
  const platform = createTestPlatform({ visitor: { ...testSession, balance } });
  const { user } = testSession;
  renderWithPlatform(
    <SitePathsProvider value={createSitePaths([])}>{user && <UserMenu user={user} />}</SitePathsProvider>,
    { platform },
  );
  return platform;
}

test('a balance that grew shows by how much for a while', () => {
  const platform = openHeader();
  const growth = screen.getByRole('status');
  expect(textOf(growth)).toBe('');
  act(() => platform.session.setState({ balance: '2500.50', balanceDiff: '1000.50' }));
  expect(textOf(growth)).toBe('Баланс вырос: +1 000,50 ₽');
  expect(textOf(document.body)).toContain('2 500,50 ₽');
  act(() => void vi.advanceTimersByTime(4000));
  expect(textOf(growth)).toBe('');
  expect(platform.session.getState()).toMatchObject({ balance: '2500.50', balanceDiff: '' });
});

test.each([
  ['999999.99', '999 999,99 ₽'],
  ['1000000.00', '1 млн ₽'],
  ['1234567.00', '1,2 млн ₽'],
])('a balance of %s is shown as «%s»', (balance, shown) => {
  openHeader(balance);
  expect(textOf(document.body)).toContain(shown);
});
