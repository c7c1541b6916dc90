import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { value: 'owners', label: 'Собственники', count: 2, content: 'Два собственника' },
  { value: 'limits', label: 'Обременения', content: 'Ипотека' },
  { value: 'courts', label: 'Суды', content: 'Дел нет' },
] as const;

describe('tabs', () => {
  test('tabs start with the first and change by arrows, Home and End', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Разделы" items={ITEMS} onValueChange={onValueChange} />);
    expect(screen.getByRole('tabpanel', { name: /Собственники/ }).textContent).toBe('Два собственника');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Обременения' }).textContent).toBe('Ипотека');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Суды', selected: true })).toBe(document.activeElement);
    expect(onValueChange.mock.calls).toEqual([['limits'], ['courts']]);
  });

  test('tabs can be controlled from outside', () => {
    render(<Tabs label="Разделы" items={ITEMS} value="courts" />);
    expect(screen.getByRole('tabpanel').textContent).toBe('Дел нет');
  });
});
