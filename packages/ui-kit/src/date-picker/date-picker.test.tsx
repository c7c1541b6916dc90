import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { DatePicker } from './date-picker.tsx';

function Birth({ start = '', onValue }: { start?: string; onValue?: (value: string) => void }): ReactElement {
  const [value, setValue] = useState(start);
  return (
    <Field label="Дата рождения">
      <DatePicker
        value={value}
        min="1900-01-01"
        max="2026-03-20"
        onValueChange={(next) => {
          setValue(next);
          onValue?.(next);
        }}
      />
    </Field>
  );
}

const field = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Дата рождения' });
const openCalendar = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
  await screen.findByRole('grid');
};
const focusedDay = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

describe('date picker', () => {
  test('a date is typed with dots and stored as ISO', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(<Birth onValue={onValue} />);
    await userEvent.type(field(), '5.3.1990');
    expect(field().value).toBe('05.03.1990');
    expect(onValue).toHaveBeenLastCalledWith('1990-03-05');
  });

  test('an invalid date is passed on as typed, so that it can be refused', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(<Birth onValue={onValue} />);
    await userEvent.type(field(), '31021990');
    expect(onValue).toHaveBeenLastCalledWith('31.02.1990');
    expect(field().value).toBe('31.02.1990');
  });

  test('an ISO date can be pasted', async () => {
    render(<Birth />);
    await userEvent.click(field());
    await userEvent.paste('1990-03-05');
    expect(field().value).toBe('05.03.1990');
  });

  test('the calendar opens at the date, moves by keys and returns the chosen one', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(<Birth start="2026-03-05" onValue={onValue} />);
    await openCalendar();
    await waitFor(() => expect(focusedDay()).toMatch(/5 марта 2026/));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focusedDay()).toMatch(/13 марта 2026/);
    await userEvent.keyboard('{Home}');
    expect(focusedDay()).toMatch(/понедельник/);
    await userEvent.keyboard('{PageUp}');
    expect(screen.getByRole('grid', { name: /февраль 2026/ })).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(onValue).toHaveBeenLastCalledWith('2026-02-09');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(field().value).toBe('09.02.2026');
  });

  test('the button closes what it has opened, and Escape does, with the focus back at the button', async () => {
    render(<Birth start="2026-03-05" />);
    const button = screen.getByRole('button', { name: 'Открыть календарь' });
    await openCalendar();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await openCalendar();
    await waitFor(() => expect(focusedDay()).toMatch(/5 марта 2026/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('dates outside the limits cannot be chosen', async () => {
    const onValue = vi.fn<(value: string) => void>();
    render(<Birth start="2026-03-05" onValue={onValue} />);
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /21 марта 2026/ }));
    expect(onValue).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}');
    expect(focusedDay()).toMatch(/20 марта 2026/);
  });

  test('a distant year takes one choice', async () => {
    render(<Birth start="2026-03-05" />);
    await openCalendar();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Год' }), '1975');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Месяц' }), 'июль');
    expect(screen.getByRole('grid', { name: /июль 1975/ })).toBeDefined();
  });

  test('Escape closes the calendar and returns the focus to its button', async () => {
    render(<Birth start="2026-03-05" />);
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Открыть календарь' })),
    );
  });
});
