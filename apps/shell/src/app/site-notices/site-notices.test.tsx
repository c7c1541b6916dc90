// @vitest-environment jsdom
import type { SystemInfo } from '@proverka/contract/system';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import '@proverka/shell-sdk/test-setup';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LateParts } from '../layout/late-parts.tsx';
import { SiteNotices } from './site-notices.tsx';

const server = startTestServer();
beforeEach(() => {
  localStorage.clear();
  server.use(http.get(`${testApiUrl}/check_order_paid/*`, () => HttpResponse.json({ is_order_paid: false })));
});

const quiet: SystemInfo = {
  alerts: [],
  maintenance: { shown: false, text: '' },
  switches: { automatic_mode: false },
};

function openPage(
  info: Partial<SystemInfo>,
  options: Parameters<typeof createTestPlatform>[0] = {},
  url = '/',
) {
  server.use(http.get(`${testApiUrl}/system/info`, () => HttpResponse.json({ ...quiet, ...info })));
  const platform = createTestPlatform(options);
  return renderWithPlatform(
    <>
      <SiteNotices />
      <Link to="/k/">Дальше</Link>
      <LateParts />
    </>,
    { platform, url },
  );
}

const basic = { ...testSession, tariffSimpleId: 0 };

describe('alerts', () => {
  test('alerts are listed below the header', async () => {
    const alerts = [
      { key: 'alert_danger_all', type: 'danger' as const, route: 'all', text: 'Росреестр не отвечает' },
    ];
    openPage({ alerts });
    expect((await screen.findByRole('region', { name: 'Объявления' })).textContent).toContain(
      'Росреестр не отвечает',
    );
  });

  test('a visitor who goes on reads of a source that fell silent meanwhile', async () => {
    onTestFinished(() => void vi.useRealTimers());
    openPage({ alerts: [{ key: 'a', type: 'info', route: 'all', text: 'Новая услуга' }] });
    await screen.findByText('Новая услуга');
    const text = 'Источник «Росреестр (ЕГРН)» временно не отвечает';
    server.use(
      http.get(`${testApiUrl}/system/info`, () =>
        HttpResponse.json({ ...quiet, source_notices: [{ source: 'kadnet', text, places: ['/k/'] }] }),
      ),
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await userEvent.click(screen.getByRole('link', { name: 'Дальше' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('the maintenance message offers guests of the person-check brand to sign in', async () => {
    openPage({ maintenance: { shown: true, text: 'Идут работы' } }, { hostName: 'fizcheck.localhost' });
    expect(await screen.findByText('Идут работы')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Войти' })).toBeTruthy();
  });
});

describe('the tariff banner', () => {
  test('the tariff banner tells a customer of the basic tariff that prices go down, and stays hidden for 14 days once closed', async () => {
    const before = Date.now();
    const { unmount } = openPage({}, { visitor: basic });
    const banner = await screen.findByRole('complementary', { name: 'О тарифе' });
    expect(banner.textContent).toMatch(/«Базовый».*тем ниже цены/);
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть сообщение' }));
    expect(screen.queryByText(/«Базовый»/)).toBeNull();
    expect(Number(localStorage.getItem('showTariffNoty')) - before).toBeGreaterThanOrEqual(1_209_600_000);
    unmount();
    openPage({ maintenance: { shown: false, text: '' } }, { visitor: basic });
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'О тарифе' })).toBeNull());
  });
});

describe('special prices', () => {
  test('special prices are said to end after orders of 1 500 rubles', async () => {
    openPage({}, { visitor: { ...basic, tariffSimpleId: 11 } });
    const words = /специальные цены.*1\s500\s₽ тариф сменится на «Базовый»/;
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('consent to cookies', () => {
  test.each([
    ['Хорошо', 'accepted'],
    ['Закрыть', 'closed'],
  ])('a guest who presses «%s» is not asked again', async (button, kept) => {
    openPage({});
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(screen.queryByRole('region', { name: 'Файлы cookie' })).toBeNull();
    expect(localStorage.getItem('cookie-consent')).toBe(kept);
  });

  test('signed-in visitors are not asked for consent to cookies', async () => {
    openPage({}, { visitor: basic });
    await screen.findByText(/«Базовый»/);
    expect(screen.queryByRole('region', { name: 'Файлы cookie' })).toBeNull();
  });
});
