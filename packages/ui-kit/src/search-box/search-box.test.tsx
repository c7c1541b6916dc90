import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

function Search(props: { onSubmit: () => void; busy?: boolean; error?: string }): ReactElement {
  const [value, setValue] = useState('');
  return (
    <SearchBox
      {...props}
      label="Адрес или кадастровый номер"
      value={value}
      onValueChange={setValue}
      suggestions={{ state: 'idle' }}
      itemKey={String}
      itemText={String}
    />
  );
}

describe('search box', () => {
  test('a search is submitted by the button and by Enter', async () => {
    const onSubmit = vi.fn<() => void>();
    render(<Search onSubmit={onSubmit} />);
    await userEvent.type(
      screen.getByRole('combobox', { name: 'Адрес или кадастровый номер' }),
      'Образцова{Enter}',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Найти' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(document.querySelector('search')?.contains(screen.getByRole('combobox'))).toBe(true);
  });

  test('a search is not submitted again while it is busy', async () => {
    const onSubmit = vi.fn<() => void>();
    render(<Search busy onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('combobox'), 'Образцова{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('the search box shows why a text cannot be searched for', () => {
    render(<Search error="Укажите номер квартиры" onSubmit={() => {}} />);
    const field = screen.getByRole('combobox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Укажите номер квартиры');
  });
});
