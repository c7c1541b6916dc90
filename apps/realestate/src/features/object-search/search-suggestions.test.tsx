import { screen, waitFor } from '@testing-library/react';
import { createTestPlatform } from '@proverka/shell-sdk/testing';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addresses,
  house,
  objectAt,
  openSearch,
  row,
  searchField,
  startSearch,
} from './object-search-testing.tsx';

const { submit, at, answerSearch } = startSearch();

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
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  test('the suggestion of a house is searched for by its number, also after a change that was taken back', async () => {
    answerSearch([row('77:01:0001001:1000')]);
    const { location } = openSearch();
    const input = await searchField();
    await at.user.type(input, 'Образцова');
    await at.user.click(await screen.findByRole('option', { name: /д.1\s*77:01/ }, { timeout: 3000 }));
    expect(input.value).toBe(house);
    await at.user.type(input, 'a{Backspace}{Enter}');
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:1000')));
    expect(at.searched).toEqual(['77:01:0001001:1000']);
  });

  test('the suggestion of a house whose text was changed is searched for as it is written', async () => {
    answerSearch([row('77:01:0001001:1000')]);
    openSearch();
    const input = await searchField();
    await at.user.type(input, 'Образцова');
    await at.user.click(await screen.findByRole('option', { name: /д.1\s*77:01/ }, { timeout: 3000 }));
    await at.user.type(input, ', кв 5{Enter}');
    await waitFor(() => expect(at.searched).toEqual([`${house}, кв 5`]));
  });

  test('suggestions come also while the search waits for a consent', async () => {
    openSearch(createTestPlatform());
    await submit('77:01:0001001:1024');
    expect((await screen.findByRole('alert')).textContent).toContain('Поставьте согласие');
    await at.user.clear(await searchField());
    await at.user.type(await searchField(), 'Образцова');
    expect(await screen.findAllByRole('option', {}, { timeout: 3000 })).toHaveLength(3);
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
