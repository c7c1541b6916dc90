// @vitest-environment jsdom
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { DialogStack } from '../dialogs/dialog-stack.tsx';
import { SiteFooter } from '../layout/site-footer.tsx';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { createSitePaths, SitePathsProvider } from '../navigation/site-paths.ts';
import { openPanel, type PanelName } from './open-panel.ts';

const server = startTestServer();
beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
  server.use(
    http.get(`${testApiUrl}/products`, () =>
      HttpResponse.json([{ product_name: 'EgrnObject', product_price: 777 }]),
    ),
    http.get(`${testApiUrl}/support/usual_answer`, () => HttpResponse.json({ seconds: null })),
    http.get(`${testApiUrl}/person/settings`, () =>
      HttpResponse.json({ settings: [{ key: 'ai_report', value: 'active', values: [] }] }),
    ),
  );
});

const pages = (paths: readonly string[]) =>
  createSitePaths(paths.map((path): RouteDecl => ({ id: path, path, render: 'static', title: path })));

const everyPath = [
  '/',
  '/check-person/',
  '/check-owner/',
  '/kadastrovyj-nomer/',
  '/credit-rating/',
  '/tariff/',
];

function openSite(
  options: Parameters<typeof createTestPlatform>[0] = {},
  paths: readonly string[] = [...everyPath, '/fizcheck-expert/', '/user/orders/'],
) {
  const platform = createTestPlatform(options);
  renderWithPlatform(
    <SitePathsProvider value={pages(paths)}>
      <BottomBar />
      <SiteFooter />
      <DialogStack />
    </SitePathsProvider>,
    { platform },
  );
  const open = async (name: PanelName) => {
    await openPanel(name, platform);
    return screen.findByRole('dialog');
  };
  return { platform, open };
}

describe("a phone's menu", () => {
  test('the phone menu of a guest is titled «Меню» and offers what the host has', async () => {
    openSite();
    await userEvent.click(screen.getByRole('button', { name: 'Меню' }));
    const dialog = await screen.findByRole('dialog', { name: 'Меню' });
    const entries = within(dialog).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Проверить объект',
      'Проверить человека',
      'Кредитный рейтинг',
      'Услуги',
      'Тарифы',
      'Помощь',
      'Регистрация',
      'Войти',
    ]);
  });

  test('the phone menu of a user has the e-mail and the balance in its heading', async () => {
    const { open } = openSite({ visitor: testSession });
    const dialog = await open('menu');
    expect(within(dialog).getByRole('heading', { name: /testov@example\.com.*1\s500\s₽/ })).toBeTruthy();
  });

  test('the phone menu offers the expert report once the setting is known to be active', async () => {
    const { open } = openSite({ hostName: 'fizcheck.localhost', visitor: testSession });
    const dialog = await open('menu');
    expect(await within(dialog).findByRole('link', { name: 'Экспертный отчёт' })).toBeTruthy();
  });

  test('the phone menu closes before it runs the chosen entry', async () => {
    const asked: (string | undefined)[] = [];
    const { open } = openSite({
      sessionActions: {
        refresh: async () => testSession,
        logout: async () => undefined,
        askToSignIn: async (form) => {
          asked.push(form);
          return false;
        },
      },
    });
    await userEvent.click(within(await open('menu')).getByRole('button', { name: 'Регистрация' }));
    expect(asked).toEqual(['register']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the services popup', () => {
  test("the services popup shows the catalogue's prices, and only services with a page on this host", async () => {
    const { open } = openSite();
    const dialog = await open('services');
    const extract = await within(dialog).findByRole('link', { name: /Выписка об\sобъекте.*777\s₽/ });
    expect(extract.getAttribute('href')).toBe('/kadastrovyj-nomer/');
    expect(within(dialog).queryByRole('link', { name: /Рыночная оценка/ })).toBeNull();
    expect(within(dialog).getByRole('link', { name: /Кредитный рейтинг.*99\s₽/ })).toBeTruthy();
  });

  test('the services popup says so on a host without services', async () => {
    const { open } = openSite({}, ['/']);
    expect((await open('services')).textContent).toContain('услуг пока нет');
  });
});

describe('the referral dialog', () => {
  test('the referral dialog links to the list of referred visitors, and closes when the link is followed', async () => {
    const { open } = openSite({ visitor: testSession }, ['/', '/user/partner/']);
    const dialog = await open('referral');
    const more = within(dialog).getByRole('link', { name: 'Кто пришёл по ссылке' });
    expect(more.getAttribute('href')).toBe('/user/partner/');
    await userEvent.click(more);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test("the referral dialog has the user's own partner link and a share link for each network", async () => {
    const { open } = openSite({ visitor: testSession });
    const dialog = await open('referral');
    const link = `http://realestate.localhost/?partner_id=${testSession.user?.person_id}`;
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Ваша ссылка' }).value).toBe(link);
    const shares = within(dialog).getAllByRole<HTMLAnchorElement>('link');
    expect(shares.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Facebook',
      'Messenger',
      'Одноклассники',
      'Telegram',
      'Twitter',
      'Viber',
      'ВКонтакте',
      'WhatsApp',
    ]);
    for (const share of shares) {
      expect(share.rel).toContain('noopener');
      expect(decodeURIComponent(share.href).replaceAll('+', ' ')).toContain(link);
    }
  });

  test('the referral dialog confirms what was copied', async () => {
    const user = userEvent.setup();
    const { open } = openSite({ visitor: testSession });
    await user.click(within(await open('referral')).getByRole('button', { name: 'Скопировать' }));
    expect(await screen.findByText('Ссылка скопирована в буфер обмена')).toBeTruthy();
  });
});

describe('help', () => {
  test('help in the footer opens beside the page, and without a script leads to its own page', async () => {
    openSite();
    const link = screen.getByRole('link', { name: 'Помощь' });
    expect(link.getAttribute('href')).toBe('/case/');
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Помощь' });
    expect(await within(dialog).findByRole('form', { name: 'Новое обращение' })).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Частые вопросы' })).toBeTruthy();
  });
});

describe('legal texts', () => {
  test('the offer in the footer opens over the page, with the requisites of the host', async () => {
    openSite({ hostName: 'fizcheck.localhost' });
    await userEvent.click(screen.getByRole('link', { name: 'Публичная оферта' }));
    const dialog = await screen.findByRole('dialog', { name: 'Публичная оферта' });
    expect(dialog.textContent).toContain('ООО «Физчек Тест»');
    expect(dialog.textContent).toContain('7800000010');
  });

  test('Escape closes only the top dialog', async () => {
    const { open, platform } = openSite();
    await open('services');
    await openPanel('privacy', platform);
    await screen.findByRole('dialog', { name: 'Политика обработки персональных данных' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(platform.dialogs.stack.getState().map(({ title }) => title)).toEqual(['Услуги']),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(platform.dialogs.stack.getState()).toEqual([]));
  });
});
