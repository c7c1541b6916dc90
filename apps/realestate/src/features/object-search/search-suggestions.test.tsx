import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addresses, openSearch, searchField, startSearch } from './object-search-testing.tsx';

const { submit, at } = startSearch();

afterEach(() => {
  vi.useRealTimers();
});

describe('suggestions', () => {
  test('eight suggestions come from three characters on, a second after the last keystroke', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    at.user = userEvent.setup({ advanceTimers: (milliseconds) => void vi.advanceTimersByTime(milliseconds) });
    openSearch();
    await at.user.type(await searchField(), 'Об');
    await vi.advanceTimersByTimeAsync(1500);
    expect(at.suggested).toEqual([]);
    await at.user.type(await searchField(), 'разц');
    // Real time passes too, and on a busy machine much of it.
    await vi.advanceTimersByTimeAsync(400);
    expect(at.suggested).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    await waitFor(() => expect(at.suggested).toEqual(['Образц ×8']));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  test('suggestions are moved through with arrows, selected with Enter and closed with Escape', async () => {
    openSearch();
    const input = await searchField();
    await at.user.type(input, 'Образцова');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    expect(input.getAttribute('role')).toBe('combobox');
    await at.user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(input.getAttribute('aria-activedescendant')).toBe(second?.id);
    await at.user.keyboard('{Enter}');
    expect(input.value).toBe(addresses[1]);
    expect(at.searched).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
    await at.user.type(input, '1');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    await at.user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(input);
  });
});

test('late suggestions do not cover the message of the search', async () => {
  openSearch();
  await submit('77:01:0001001:9999');
  await screen.findByText(/ничего не найдено/);
  await waitFor(() => expect(at.suggested).toHaveLength(1), { timeout: 3000 });
  expect(screen.queryByRole('listbox')).toBeNull();
});
