// @vitest-environment jsdom
import { createTestPlatform, renderWithPlatform } from '@proverka/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DialogStack } from './dialog-stack.tsx';
import { createShellDialogs } from './shell-dialogs.ts';

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});

test('a second press before the dialog is shown opens no second one, and after it was closed opens it again', async () => {
  const dialogs = createShellDialogs();
  const open = () => dialogs.open({ title: 'Меню', place: 'side' }, () => 'Разделы');
  renderWithPlatform(
    <>
      <button type="button" onClick={open}>
        Открыть
      </button>
      <DialogStack />
    </>,
    { platform: { ...createTestPlatform(), dialogs } },
  );
  const button = screen.getByRole('button', { name: 'Открыть' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(button);
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});

test('another dialog, and a question somebody waits for, open over the first', () => {
  const dialogs = createShellDialogs();
  const ended = vi.fn<() => void>();
  const close = dialogs.open({ title: 'Помощь' }, () => null);
  dialogs.open({ title: 'Помощь', onClosed: ended }, () => null)();
  dialogs.open({ title: 'Помощь', subtitle: 'о заказе' }, () => null)();
  expect(ended).toHaveBeenCalledOnce();
  expect(dialogs.stack.getState()).toHaveLength(1);
  dialogs.open({ title: 'Помощь' }, () => null)();
  expect(dialogs.stack.getState()).toEqual([]);
  close();
});
