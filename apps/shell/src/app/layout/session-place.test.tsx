// @vitest-environment jsdom
import { unknownSession, type Session } from '@proverka/shell-sdk/session';
import { createTestPlatform, renderWithPlatform, testSession } from '@proverka/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SessionWait } from '../session-wait/session-wait.tsx';
import { SessionPlace } from './session-place.tsx';

function openHeader(visitor: Session) {
  const refresh = vi.fn<() => Promise<Session>>().mockRejectedValue(new Error('no answer'));
  const platform = createTestPlatform({ visitor });
  const sessionActions = { ...platform.sessionActions, refresh };
  renderWithPlatform(
    <>
      <SessionPlace />
      <SessionWait />
    </>,
    { platform: { ...platform, sessionActions } },
  );
  return { platform, refresh };
}

test('a visitor nobody answered about is not invited to sign in', () => {
  openHeader(unknownSession);
  expect(screen.getByText('Проверяем вход…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
});

test('when the question about the visitor failed, header and page say so and repeat it on request', async () => {
  const { refresh } = openHeader({ ...unknownSession, isAsking: false });
  expect(screen.getByRole('heading', { name: 'Не удалось узнать, вошли ли вы' })).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Повторить' })) await userEvent.click(button);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Войти' })).toBeNull();
});

test('once somebody has answered, the header has the menu of the user or the way to sign in', () => {
  const { platform } = openHeader(unknownSession);
  act(() => platform.session.setState(testSession, true));
  expect(screen.queryByText('Проверяем вход…')).toBeNull();
});
