import { Link } from '@proverka/shell-sdk/router';
import {
  createTestPlatform,
  renderPage,
  renderWithPlatform,
  testApiUrl,
  testSession,
} from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { ObjectSearchForm } from './object-search-form.tsx';
import { row, openSearch, searchField, objectAt, startSearch } from './object-search-testing.tsx';

const { server, answerSearch, refuseSearch, submit, at } = startSearch();

describe('a text that is searched for', () => {
  test('a search with one result opens it', async () => {
    answerSearch([row('77:01:0001001:1024')]);
    const { location, platform } = openSearch();
    await submit('  77:01:0001001:1024 ');
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:1024')));
    expect(at.searched).toEqual(['77:01:0001001:1024']);
    expect(platform.trackedEvents).toEqual([{ name: 'search', found: 1 }, { name: 'object_chosen' }]);
  });

  test('a search with one result goes where the page sends it', async () => {
    answerSearch([row('77:01:0001001:1024')]);
    const platform = createTestPlatform({ visitor: testSession });
    const { location } = renderWithPlatform(<ObjectSearchForm pathOf={(key) => `/ordered/${key}/`} />, {
      platform,
    });
    await submit('77:01:0001001:1024');
    await waitFor(() => expect(location()).toBe('/ordered/77:01:0001001:1024/'));
  });

  test('an empty text is not searched for, and the field gets the focus', async () => {
    openSearch();
    await submit('   ');
    await at.user.click(screen.getByRole('button', { name: 'Найти' }));
    expect(document.activeElement).toBe(await searchField());
    expect(at.searched).toEqual([]);
    expect(screen.queryByText(/Идет поиск/)).toBeNull();
  });

  test('an address without a flat is not sent, and the field says what is missing', async () => {
    openSearch();
    await submit('Москва, ул Образцова, д 1');
    expect(await screen.findByText(/Добавьте номер квартиры, например «кв 5»/)).toBeTruthy();
    expect((await searchField()).getAttribute('aria-invalid')).toBe('true');
    expect(at.searched).toEqual([]);
  });

  test('an unknown number is reported with the next step', async () => {
    const { location } = openSearch();
    await submit('77:01:0001001:9999');
    expect(await screen.findByText('По номеру 77:01:0001001:9999 ничего не найдено')).toBeTruthy();
    expect(screen.getByText(/Сверьте цифры/)).toBeTruthy();
    expect(location()).toBe('/');
  });

  test('an address that was not found is used as typed', async () => {
    const { location } = openSearch();
    await submit('Образцова, д 1/2, кв 5');
    await waitFor(() => expect(location()).toBe(objectAt('Образцова, д 1/2, кв 5')));
  });
});

describe('a search that cannot be answered', () => {
  test('a search above the rate limit continues with the typed text and says so', async () => {
    refuseSearch('search_limit_reached', 'вы превысили лимит использования поиска');
    const { location, platform } = openSearch();
    await submit('Образцова 1, кв 5');
    await waitFor(() => expect(location()).toBe(objectAt('Образцова 1, кв 5')));
    expect(platform.shownNotices[0]?.text).toContain('превысили лимит использования поиска');
  });

  test('the check for suspicious activity is explained once per browser session', async () => {
    refuseSearch('suspicious_activity', 'Suspicious activity detected');
    const first = openSearch();
    await submit('77 01 0001001 1024');
    const dialog = await screen.findByRole('dialog', { name: 'Подозрительная активность' });
    expect(within(dialog).getByRole('link', { name: 'Написать' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(first.location()).toBe('/');
    const [close] = within(dialog).getAllByRole('button', { name: 'Закрыть' }).slice(-1);
    if (close) await at.user.click(close);
    await waitFor(() => expect(first.location()).toBe(objectAt('77:01:0001001:1024')));
    first.unmount();

    const second = openSearch();
    await submit('77 01 0001001 1024');
    await waitFor(() => expect(second.location()).toBe(objectAt('77:01:0001001:1024')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the explanation of suspicious activity can be read, answered and closed by keyboard', async () => {
    refuseSearch('suspicious_activity', 'Suspicious activity detected');
    const { location } = openSearch();
    await submit('77 01 0001001 1024');
    const dialog = await screen.findByRole('dialog', { name: 'Подозрительная активность' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const write = within(dialog).getByRole('link', { name: 'Написать' });
    for (let presses = 0; document.activeElement !== write && presses < 5; presses += 1) await at.user.tab();
    expect(document.activeElement).toBe(write);
    await at.user.tab();
    expect(document.activeElement).toBe(within(dialog).getAllByRole('button', { name: 'Закрыть' }).at(-1));
    await at.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:1024')));
  });

  test('when the register does not answer, the search says so, and the text can be sent again', async () => {
    refuseSearch('service_unavailable', 'Сервис временно недоступен. Повторите через несколько минут', 503);
    const { location } = openSearch();
    await submit('Образцова 1, кв 5');
    expect(await screen.findByText(/Сервис временно недоступен/)).toBeTruthy();
    expect((await searchField()).value).toBe('Образцова 1, кв 5');
    expect(location()).toBe('/');
  });

  test('a visitor who does not wait for the search continues with the typed text', async () => {
    server.use(
      http.get(`${testApiUrl}/search`, async () => {
        await delay('infinite');
        return HttpResponse.json({ objects: [], found: 0 });
      }),
    );
    const { location } = openSearch();
    await submit('Образцова 1, кв 5');
    expect(await screen.findByText('Идет поиск объекта, это может занять некоторое время')).toBeTruthy();
    await at.user.click(screen.getByRole('button', { name: 'Не ждать, открыть по введённому' }));
    await waitFor(() => expect(location()).toBe(objectAt('Образцова 1, кв 5')));
  });
});

test('a visitor who has left the page is not redirected by a late search result', async () => {
  let answer = () => {};
  server.use(
    http.get(`${testApiUrl}/search`, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ objects: [row('77:01:0001001:1024')], found: 1 });
    }),
  );
  const plain = createTestPlatform({ visitor: testSession });
  let isAnswered = false;
  const call: typeof plain.api.call = (...args) =>
    plain.api.call(...args).finally(() => {
      isAnswered = true;
    });
  const platform = createTestPlatform({ session: plain.session, api: { ...plain.api, call } });
  const Page = () => (
    <>
      <ObjectSearchForm />
      <Link to="/offer/">Оферта</Link>
    </>
  );
  const { location } = await renderPage({ Component: Page }, '/', { platform });
  await submit('77:01:0001001:1024');
  await screen.findByText(/Идет поиск/);
  await at.user.click(screen.getByRole('link', { name: 'Оферта' }));
  await screen.findByText('Другая страница');
  answer();
  await waitFor(() => expect(isAnswered).toBe(true));
  expect(platform.trackedEvents).toEqual([]);
  expect(location()).toBe('/offer/');
});

describe('consent', () => {
  test('a guest without consent is told so, and nothing is sent', async () => {
    answerSearch([row('77:01:0001001:1024')]);
    const { location } = openSearch(createTestPlatform());
    await submit('77:01:0001001:1024');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Поставьте согласие на обработку персональных данных',
    );
    expect(at.searched).toEqual([]);
    await at.user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('alert').textContent).toBe('');
    await at.user.click(screen.getByRole('button', { name: 'Найти' }));
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:1024')));
  });

  test('a user, who consented at registration, is not asked for consent', async () => {
    openSearch();
    await searchField();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
