import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Banner } from './banner/banner.tsx';
import { CookieBar } from './cookie-bar/cookie-bar.tsx';
import { FailureNote } from './failure-note/failure-note.tsx';
import { FailureState } from './failure-state/failure-state.tsx';
import { LevelMark } from './level-mark/level-mark.tsx';
import { Link } from './link/link.tsx';
import { NavList } from './nav-list/nav-list.tsx';
import { Price } from './price/price.tsx';
import { Stepper } from './stepper/stepper.tsx';

describe('states and marks', () => {
  test('a level mark has its word even with other text', () => {
    render(<LevelMark level="danger">Арест по определению суда</LevelMark>);
    expect(screen.getByRole('img', { name: 'Опасность' })).toBeDefined();
    expect(screen.getByText('Арест по определению суда')).toBeDefined();
  });

  test('a failure is announced, can be retried and shows the request id', async () => {
    const onRetry = vi.fn<() => void>();
    render(<FailureState onRetry={onRetry} requestId="7f3a" />);
    expect(screen.getByRole('alert').textContent).toContain('Код обращения: 7f3a');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('an error note is announced with its reason and absent without one', () => {
    const { rerender } = render(<FailureNote text="" />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<FailureNote text="Логотип больше двух мегабайт" />);
    expect(screen.getByRole('alert').textContent).toBe('Логотип больше двух мегабайт');
  });

  test("a banner is announced only when it appears in response to the visitor's action", async () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(<Banner onClose={onClose}>Тариф изменён</Banner>);
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть сообщение' }));
    expect(onClose).toHaveBeenCalledOnce();
    rerender(<Banner live>Тариф изменён</Banner>);
    expect(screen.getByRole('status').textContent).toBe('Тариф изменён');
    rerender(
      <Banner live tone="danger">
        Поиск ограничен
      </Banner>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Поиск ограничен');
  });

  test('the cookie bar can be accepted or closed and takes no focus', async () => {
    const onAccept = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    render(
      <CookieBar onAccept={onAccept} onClose={onClose}>
        Мы храним файлы cookie
      </CookieBar>,
    );
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Хорошо' }));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect([onAccept.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  test('a previous price is labelled as such', () => {
    render(<Price value="399 ₽" was="499 ₽" from />);
    expect(screen.getByText('Прежняя цена:', { exact: false }).parentElement?.textContent).toBe(
      'Прежняя цена: 499 ₽',
    );
  });

  test('a link to another site says that it opens a new tab', () => {
    render(
      <Link external href="https://example.com">
        Реестр
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Реестр (откроется в новой вкладке)' });
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('the stepper names the current step and marks finished ones', () => {
    render(
      <Stepper
        label="Оформление"
        current="pay"
        steps={[
          { key: 'object', label: 'Объект', back: <a href="#object">Объект</a> },
          { key: 'pay', label: 'Оплата' },
        ]}
      />,
    );
    const [done, current] = screen.getAllByRole('listitem');
    expect(done?.textContent).toContain('Шаг 1 из 2, пройден: Объект');
    expect(current?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: 'Объект' })).toBeDefined();
  });

  test('a navigation list contains links, buttons and a router’s links', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <NavList
        label="Меню"
        entries={[
          { key: 'orders', label: 'Мои заказы', href: '#orders', current: true },
          { key: 'help', label: 'Помощь', onPress },
          {
            key: 'tariff',
            label: 'Тарифы',
            render: ({ children, ...props }) => (
              <a {...props} href="#t">
                {children}
              </a>
            ),
          },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Мои заказы');
    await userEvent.click(screen.getByRole('button', { name: 'Помощь' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Тарифы' })).toBeDefined();
  });
});
