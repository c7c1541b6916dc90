import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LongTable } from './long-table/long-table.tsx';
import { LongText } from './long-text/long-text.tsx';

test('a short text cannot be folded', () => {
  renderWithPlatform(<LongText text="Сведений нет." />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long text is complete for a screen reader and can be unfolded and folded', async () => {
  const text = 'Слово '.repeat(200).trim();
  renderWithPlatform(<LongText text={text} />);
  expect(screen.getByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Показать полностью', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть', expanded: true }));
  expect(screen.getByRole('button', { name: 'Показать полностью', expanded: false })).toBeTruthy();
});

test.each([
  [20, 20, 0],
  [53, 20, 33],
])('a table of %i rows starts with %i', async (count, shown, hidden) => {
  const rows = Array.from({ length: count }, (_, place) => `Помещение ${place}`);
  const columns = [{ key: 'name', title: 'Название', cell: (row: string) => row }];
  renderWithPlatform(<LongTable caption="Помещения" columns={columns} rows={rows} rowKey={(row) => row} />);
  expect(screen.getAllByRole('row')).toHaveLength(shown + 1);
  const more = screen.queryByRole('button', { name: `Показать ещё ${hidden}` });
  expect(more !== null).toBe(hidden > 0);
  if (more) await userEvent.click(more);
  expect(screen.getAllByRole('row')).toHaveLength(count + 1);
});
