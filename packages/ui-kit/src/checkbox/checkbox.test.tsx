import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

describe('checkbox', () => {
  test('a checkbox is ticked by its label and by the space bar', async () => {
    render(<Checkbox>Запомнить меня</Checkbox>);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Запомнить меня' });
    await userEvent.click(screen.getByText('Запомнить меня'));
    expect(box.checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(box.checked).toBe(false);
  });

  test('a link in the label does not tick the checkbox', async () => {
    const onClick = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
    render(
      <Checkbox>
        Согласен на{' '}
        <a href="/privacy" onClick={onClick}>
          обработку
        </a>
      </Checkbox>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'обработку' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('a checkbox shows why it has to be ticked', () => {
    render(<Checkbox error="Чтобы продолжить, установите этот флажок">Согласен</Checkbox>);
    const box = screen.getByRole('checkbox');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('Чтобы продолжить, установите этот флажок');
  });
});
