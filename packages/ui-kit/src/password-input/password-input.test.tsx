import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

describe('password input', () => {
  test('a password can be shown and hidden while the typed text is kept (V6.2.6)', async () => {
    render(
      <Field label="Пароль">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Пароль');
    await userEvent.type(input, 'секрет');
    expect(input.type).toBe('password');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(input.type).toBe('text');
    expect(input.value).toBe('секрет');
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(input.type).toBe('password');
  });
});
