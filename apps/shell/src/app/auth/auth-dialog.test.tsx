// @vitest-environment jsdom
import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AuthDialog } from './auth-dialog.tsx';

const nothing = () => undefined;
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');

test('switching between the forms of the sign-in dialog keeps the e-mail and moves the focus to the new form', async () => {
  renderWithPlatform(<AuthDialog startsWith="login" onSignedIn={nothing} onClose={nothing} />);
  await userEvent.type(email(), 'testov@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }));
  expect(email().value).toBe('testov@example.com');
  await waitFor(() => expect(document.activeElement).toBe(email()));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуться ко входу' }));
  expect(email().value).toBe('testov@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(email().value).toBe('testov@example.com');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Имя')));
});
