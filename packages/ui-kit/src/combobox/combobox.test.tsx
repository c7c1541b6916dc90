import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Suggestions } from './combobox.tsx';
import { Combobox } from './combobox.tsx';

const STREETS = ['ул Образцова, д 1', 'ул Образцова, д 12', 'ул Тестовая, д 1'];
const READY: Suggestions<string> = { state: 'ready', items: STREETS };

function Address({
  suggestions = READY,
  onTake,
}: {
  suggestions?: Suggestions<string>;
  onTake?: (street: string) => void;
}): ReactElement {
  const [value, setValue] = useState('');
  return (
    <Combobox
      aria-label="Адрес"
      value={value}
      onValueChange={setValue}
      suggestions={suggestions}
      itemKey={(street) => street}
      itemText={(street) => street}
      {...(onTake && { onTake })}
    />
  );
}

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name: 'Адрес' });
const activeText = (): string | undefined =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? undefined;

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

describe('combobox', () => {
  test('typing opens the suggestions and announces their number', async () => {
    render(<Address />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field(), 'обр');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(STREETS);
    expect(screen.getByRole('status').textContent).toBe('Подсказок: 3');
  });

  test('arrow keys move through the suggestions and back to the text', async () => {
    render(<Address />);
    await userEvent.type(field(), 'обр');
    expect(activeText()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeText()).toBe(STREETS[1]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeText()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    expect(activeText()).toBe(STREETS[2]);
    expect(document.activeElement).toBe(field());
  });

  test('Enter takes the suggestion, closes the list and does not submit the form', async () => {
    const onTake = vi.fn<(street: string) => void>();
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Address onTake={onTake} />
      </form>,
    );
    await userEvent.type(field(), 'обр{ArrowDown}{Enter}');
    expect(field().value).toBe(STREETS[0]);
    expect(onTake).toHaveBeenCalledExactlyOnceWith(STREETS[0]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('Escape closes the suggestions, keeps the text and does not close a surrounding dialog', async () => {
    const onKeyDown = vi.fn<(key: string) => void>();
    render(
      <div role="presentation" onKeyDown={({ key }) => onKeyDown(key)}>
        <Address />
      </div>,
    );
    await userEvent.type(field(), 'обр');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('обр');
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
  });

  test('a click takes the suggestion and leaves the focus in the field', async () => {
    render(<Address />);
    await userEvent.type(field(), 'тест');
    await userEvent.click(screen.getByRole('option', { name: 'ул Тестовая, д 1' }));
    expect(field().value).toBe(STREETS[2]);
    expect(document.activeElement).toBe(field());
  });

  test('leaving the field closes the suggestions', async () => {
    render(<Address />);
    await userEvent.type(field(), 'обр');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('the list stays closed without suggestions', async () => {
    render(<Address suggestions={{ state: 'idle' }} />);
    await userEvent.type(field(), 'об{ArrowDown}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test.each([
    [{ state: 'loading' }, 'Ищем подсказки…'],
    [{ state: 'ready', items: [] }, 'Ничего не нашлось. Проверьте написание или введите целиком.'],
    [{ state: 'failed' }, 'Подсказки сейчас недоступны. Введите целиком, поиск работает и без них.'],
  ] as const)('the state %j of the suggestions is announced and shown', async (suggestions, text) => {
    render(<Address suggestions={suggestions} />);
    await userEvent.type(field(), 'обр');
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });
});
