import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

const OPTIONS = [
  { value: 'flat', label: 'Квартира' },
  { value: 'house', label: 'Дом', hint: 'С участком' },
  { value: 'land', label: 'Участок', disabled: true },
] as const;

function Choice({ error }: { error?: string }): ReactElement {
  const [value, setValue] = useState<'flat' | 'house' | 'land' | null>(null);
  return (
    <RadioGroup
      legend="Что проверяем"
      options={OPTIONS}
      value={value}
      onValueChange={setValue}
      error={error}
    />
  );
}

describe('radio group', () => {
  test('a radio group has one choice, made by mouse or arrow keys', async () => {
    render(<Choice />);
    const flat = screen.getByRole<HTMLInputElement>('radio', { name: 'Квартира' });
    const house = screen.getByRole<HTMLInputElement>('radio', { name: /Дом/ });
    await userEvent.click(flat);
    expect(flat.checked).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(house.checked).toBe(true);
    expect(flat.checked).toBe(false);
  });

  test('a disabled option cannot be chosen', async () => {
    render(<Choice />);
    const land = screen.getByRole<HTMLInputElement>('radio', { name: 'Участок' });
    await userEvent.click(land);
    expect(land.checked).toBe(false);
  });

  test('a radio group has a name and an error message', () => {
    render(<Choice error="Обязательное поле" />);
    const group = screen.getByRole('group', { name: 'Что проверяем' });
    const message = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Обязательное поле');
  });
});
