import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Pager } from './pager.tsx';
import { pageSlots } from './pages.ts';

const slots = (current: number, total: number): string =>
  pageSlots(current, total)
    .map((slot) => ('gapAfter' in slot ? '…' : String(slot.page)))
    .join(' ');

describe('pager', () => {
  test.each([
    [1, 4, '1 2 3 4'],
    [1, 10, '1 2 3 … 10'],
    [4, 10, '1 2 3 4 5 6 … 10'],
    [5, 10, '1 2 3 4 5 6 7 … 10'],
    [6, 10, '1 … 4 5 6 7 8 9 10'],
    [10, 10, '1 … 8 9 10'],
    [20, 40, '1 … 18 19 20 21 22 … 40'],
  ])('the pager on page %d of %d offers %s', (current, total, offered) => {
    expect(slots(current, total)).toBe(offered);
  });

  test('the pager changes to a page, to the next and to the previous one', async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    render(<Pager page={2} pageCount={3} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Страница 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Следующая страница' }));
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    expect(onPageChange.mock.calls).toEqual([[3], [3], [1]]);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  });

  test('the pager stops at both ends and is hidden for a single page', async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    const { rerender } = render(<Pager page={1} pageCount={3} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    expect(onPageChange).not.toHaveBeenCalled();
    rerender(<Pager page={1} pageCount={1} onPageChange={onPageChange} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('a pager with URLs has links that open in place, or in a new tab on request', async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    render(<Pager page={1} pageCount={3} onPageChange={onPageChange} hrefOf={(page) => `#page=${page}`} />);
    const user = userEvent.setup();
    const link = screen.getByRole('link', { name: 'Страница 2' });
    expect(link.getAttribute('href')).toBe('#page=2');
    await user.click(link);
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(onPageChange).toHaveBeenCalledOnce();
  });
});
