import { textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

describe('letters', () => {
  const settings = [{ key: 'notify_report_ready', value: 'inactive', values: [] }];
  const letter = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name });

  test('letters about orders are on by default, and news are on the page of consents', async () => {
    api.serve('get', '/person/settings', { settings });
    openSettings('letters');
    expect((await letter(/^Заказ оплачен/)).checked).toBe(true);
    expect((await letter(/^Отчёт готов/)).checked).toBe(false);
    // In the list of parts and below the switches.
    expect(screen.getAllByRole('link', { name: 'Согласия' })).toHaveLength(2);
    expect(screen.queryByRole('switch', { name: /^Новости/ })).toBeNull();
  });

  test('each kind of letter is switched off and on at once', async () => {
    api.serve('get', '/person/settings', { settings });
    const saved = api.serve('post', '/person/settings/add', { setting: null });
    openSettings('letters');
    await userEvent.click(await letter(/^Заказ оплачен/));
    await userEvent.click(await letter(/^Отчёт готов/));
    expect((await letter(/^Заказ оплачен/)).checked).toBe(false);
    expect((await letter(/^Отчёт готов/)).checked).toBe(true);
    await waitFor(() =>
      expect(saved).toEqual([
        { key: 'notify_order_paid', value: 'inactive' },
        { key: 'notify_report_ready', value: 'active' },
      ]),
    );
  });

  test('a switch of letters returns to its state when saving failed', async () => {
    api.serve('get', '/person/settings', { settings });
    api.refuse('post', '/person/settings/add', {
      code: 'service_unavailable',
      title: 'Сервис временно недоступен',
      status: 503,
    });
    const { platform } = openSettings('letters');
    await userEvent.click(await letter(/^Отчёт готов/));
    await waitFor(async () => expect((await letter(/^Отчёт готов/)).checked).toBe(false));
    expect(platform.shownNotices).toEqual([
      { tone: 'danger', text: 'Не сохранено. Сервис временно недоступен' },
    ]);
  });
});

describe('the logo', () => {
  const attachment = {
    attachment_id: '0192f0c1-0000-7000-8000-000000000042',
    groupID: 'logo',
    file_name: 'знак.png',
    content_type: 'image/png',
    width: 300,
    height: 100,
    created_date: '2026-11-20T09:12:00.000Z',
  };
  const serveLogo = (attachments: object[], is_permitted = true) =>
    api.serve('get', '/attachment', { attachments, is_permitted });
  const choose = async (file: File) =>
    userEvent.upload(await screen.findByLabelText('Файл логотипа'), file, { applyAccept: false });

  test('a logo is uploaded and shown on the head of a report', async () => {
    serveLogo([]);
    const sent = api.serve('post', '/attachment', { attachment });
    const { platform } = openSettings('logo');
    await screen.findByRole('button', { name: 'Загрузить логотип' });
    await choose(new File(['знак'], 'знак.png', { type: 'image/png' }));
    expect((await screen.findByRole('img', { name: 'Ваш логотип: знак.png' })).getAttribute('src')).toContain(
      `/attachment/${attachment.attachment_id}`,
    );
    expect(sent).toEqual([
      { groupID: 'logo', file_name: 'знак.png', content: Buffer.from('знак').toString('base64') },
    ]);
    expect(platform.shownNotices.at(-1)?.text).toBe('Логотип сохранён');
  });

  test.each([
    ['an SVG', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
    ['more than a megabyte', new File([new Uint8Array(1024 * 1024 + 1)], 'l.png', { type: 'image/png' })],
    ['an empty file', new File([], 'l.png', { type: 'image/png' })],
  ])('as a logo, %s is refused before it is sent', async (_what, file) => {
    serveLogo([]);
    const sent = api.serve('post', '/attachment', { attachment });
    openSettings('logo');
    await choose(file);
    expect(textOf(await screen.findByRole('alert'))).toContain('нужен PNG или JPEG до 1 МБ');
    expect(sent).toEqual([]);
  });

  test('a logo is removed after a confirmation', async () => {
    serveLogo([attachment]);
    const removed = api.serve('delete', '/attachment/:id', { ok: true });
    openSettings('logo');
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }));
    const dialog = await screen.findByRole('dialog', { name: 'Удалить логотип?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить логотип' }));
    expect(await screen.findByText('Место для логотипа')).toBeTruthy();
    expect(removed).toHaveLength(1);
  });

  test('a role without a logo is told who may have one', async () => {
    serveLogo([], false);
    openSettings('logo');
    expect(await screen.findByText('Для вашей роли логотип выключен')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Загрузить логотип' })).toBeNull();
  });
});
