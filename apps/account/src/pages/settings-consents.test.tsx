// @vitest-environment jsdom
import type { PersonConsent } from '@proverka/contract/consent';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSettings, useFakeApi } from './settings-testing.tsx';

const api = useFakeApi();

const consents: PersonConsent[] = [
  {
    purpose: 'personal_data',
    title: 'Согласие на обработку персональных данных',
    current_version: '2026-11-20',
    version: '2026-11-20',
    given_at: '2026-11-20T09:12:00.000Z',
    withdrawn_at: null,
  },
  {
    purpose: 'news',
    title: 'Согласие на получение новостей',
    current_version: '2026-11-20',
    version: '2026-11-20',
    given_at: '2026-11-21T09:12:00.000Z',
    withdrawn_at: null,
  },
];
const withdrawn = consents.map((one) =>
  one.purpose === 'news'
    ? { ...one, version: null, given_at: null, withdrawn_at: '2026-11-22T09:12:00.000Z' }
    : one,
);

beforeEach(() => void api.serve('get', '/person/consents', { consents }));
const section = (name: RegExp) => screen.findByRole('region', { name });

describe('«Согласия»', () => {
  test('each document names its version, since when it holds, and its text', async () => {
    openSettings('consents');
    const processing = within(await section(/обработку/));
    expect(processing.getByText(/^Дано 20\.11\.2026/)).toBeTruthy();
    const text = processing.getByRole('link', { name: /редакция от 20\.11\.2026/ });
    expect(text.getAttribute('href')).toBe('/consents/personal_data/2026-11-20/');
    const closing = processing.getByRole('link', { name: 'Отозвать и закрыть аккаунт' });
    expect(closing.getAttribute('href')).toBe('/user/settings/?part=data');
  });

  test('news are withdrawn after a question and may be agreed to again', async () => {
    api.serve('delete', '/person/consents/news', { consents: withdrawn });
    const given = api.serve('post', '/person/consents/news', { consents });
    openSettings('consents');
    await userEvent.click(within(await section(/новостей/)).getByRole('button', { name: 'Отозвать' }));
    const question = within(await screen.findByRole('dialog', { name: 'Отозвать согласие?' }));
    await userEvent.click(question.getByRole('button', { name: 'Отозвать' }));
    const news = within(await section(/новостей/));
    expect(await news.findByText(/^Отозвано 22\.11\.2026/)).toBeTruthy();
    await userEvent.click(news.getByRole('button', { name: 'Согласиться' }));
    expect(await news.findByText(/^Дано 21\.11\.2026/)).toBeTruthy();
    expect(given).toEqual([{ version: '2026-11-20' }]);
  });

  test('a failure to load is said with a way to try again', async () => {
    api.failOnce('get', '/person/consents');
    openSettings('consents');
    expect(await screen.findByText('Не удалось загрузить согласия')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Повторить|ещё раз/ }));
    expect(await section(/новостей/)).toBeTruthy();
  });
});
