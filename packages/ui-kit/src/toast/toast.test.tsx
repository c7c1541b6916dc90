import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOAST_TIMEOUT_MS, Toasts } from './toast.tsx';
import type { Toaster } from './toaster.ts';
import { createToaster } from './toaster.ts';

const tell = (toaster: Toaster, title: string): void => act(() => toaster.show({ title }));
const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('toasts', () => {
  test('toasts disappear after four seconds', () => {
    const toaster = createToaster();
    render(<Toasts toaster={toaster} />);
    tell(toaster, 'Оплата прошла успешно');
    pass(TOAST_TIMEOUT_MS - 100);
    expect(screen.queryAllByText('Оплата прошла успешно')).not.toEqual([]);
    pass(1000);
    expect(screen.queryAllByText('Оплата прошла успешно')).toEqual([]);
    expect(TOAST_TIMEOUT_MS).toBe(4000);
  });

  test('toasts are announced politely', () => {
    const toaster = createToaster();
    render(<Toasts toaster={toaster} />);
    tell(toaster, 'Ссылка скопирована в буфер обмена');
    const region = screen.getByRole('region', { name: /Уведомления/ });
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toContain('Ссылка скопирована в буфер обмена');
  });

  test('toasts stay while the pointer is over them', () => {
    const toaster = createToaster();
    render(<Toasts toaster={toaster} />);
    tell(toaster, 'Заказ ждёт оплаты');
    fireEvent.mouseEnter(screen.getByRole('region', { name: /Уведомления/ }));
    pass(TOAST_TIMEOUT_MS * 3);
    expect(screen.queryAllByText('Заказ ждёт оплаты')).not.toEqual([]);
    fireEvent.mouseLeave(screen.getByRole('region', { name: /Уведомления/ }));
    pass(TOAST_TIMEOUT_MS + 1000);
    expect(screen.queryAllByText('Заказ ждёт оплаты')).toEqual([]);
  });

  test('a toast can be closed', () => {
    const toaster = createToaster();
    render(<Toasts toaster={toaster} />);
    tell(toaster, 'Ведутся работы');
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление', hidden: true }));
    pass(500);
    expect(screen.queryAllByText('Ведутся работы')).toEqual([]);
  });

  test('a toast can have one action, which closes it', () => {
    const onAction = vi.fn<() => void>();
    const toaster = createToaster();
    render(<Toasts toaster={toaster} />);
    act(() => toaster.show({ title: 'Не получилось', action: { label: 'Повторить', onAction } }));
    fireEvent.click(screen.getByRole('button', { name: 'Повторить', hidden: true }));
    pass(500);
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryAllByText('Не получилось')).toEqual([]);
  });

  test('toasts sent before the toaster is mounted are shown once it is', () => {
    const toaster = createToaster();
    toaster.show({ title: 'Вы успешно зарегистрированы' });
    const { unmount } = render(<Toasts toaster={toaster} />);
    expect(screen.queryAllByText('Вы успешно зарегистрированы')).not.toEqual([]);
    unmount();
    render(<Toasts toaster={toaster} />);
    expect(screen.queryAllByText('Вы успешно зарегистрированы')).toEqual([]);
  });
});
