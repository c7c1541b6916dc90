import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Table } from './table.tsx';

describe('table', () => {
  test("a table keeps its roles, has row headers and shows the column's title in every cell of a card", () => {
    render(
      <Table
        caption="Найдено: 1"
        rows={[{ number: '77:01:0001001:1024', area: '54,3' }]}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', title: 'Кадастровый номер', kind: 'main', cell: ({ number }) => number },
          { key: 'area', title: 'Площадь, м²', kind: 'number', cell: ({ area }) => area },
        ]}
      />,
    );
    const table = screen.getByRole('table', { name: 'Найдено: 1' });
    const row = within(table).getByRole('row', { name: /77:01:0001001:1024/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('77:01:0001001:1024');
    expect(within(row).getByRole('cell').dataset['label']).toBe('Площадь, м²');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  });
});
