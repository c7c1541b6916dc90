import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button, ButtonLink, IconButton } from './button.tsx';

describe('button', () => {
  test('a button reacts to a click and does not submit a form by default', async () => {
    const onSubmit = vi.fn<() => void>();
    const onClick = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Показать</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a busy button keeps its focus and does not submit again', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const onClick = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Оплатить
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Оплатить', busy: true });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(button).toBe(document.activeElement);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('an icon button has an accessible name', () => {
    render(<IconButton label="Закрыть" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDefined();
  });

  test('a button that navigates is a link', () => {
    render(<ButtonLink href="/user/orders/">Мои заказы</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Мои заказы' }).getAttribute('href')).toBe('/user/orders/');
  });
});
