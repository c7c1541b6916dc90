import { flatFixture } from '@proverka/contract/object.fixtures';
import type { ObjectInfo } from '@proverka/contract/object';
import { Link } from '@proverka/shell-sdk/router';
import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderPage,
  renderWithPlatform,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ObjectSearchForm } from './object-search-form.tsx';

const server = startTestServer();
let searched: string[] = [];
let suggested: string[] = [];
let user = userEvent.setup();

beforeEach(() => {
  searched = [];
  suggested = [];
  user = userEvent.setup();
  sessionStorage.clear();
  server.use(
    http.get(`${testApiUrl}/suggestions/address`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      suggested.push(`${searchParams.get('query')} ×${searchParams.get('count')}`);
      return HttpResponse.json({ suggestions: addresses.map(suggestion), available: true });
    }),
  );
  answerSearch([]);
});
afterEach(() => {
  vi.useRealTimers();
});

const addresses = ['г Москва, ул Образцова, д 1, кв 5', 'г Москва, ул Образцова, д 1, кв 51'];
const suggestion = (value: string) => ({ value, data: { cadastralNumber: null, fias_id: null } });

const row = (Number: string, more: Partial<ObjectInfo> = {}): ObjectInfo => flatFixture({ Number, ...more });

function answerSearch(objects: readonly ObjectInfo[], found = objects.length) {
  server.use(
    http.get(`${testApiUrl}/search`, ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('query') ?? '');
      return HttpResponse.json({ objects, found });
    }),
  );
}

const refuseSearch = (code: string, title: string, status = 429) =>
  server.use(
    http.get(`${testApiUrl}/search`, () =>
      HttpResponse.json(
        { type: 'about:blank', title, status, code, requestId: 'r' },
        { status, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  );

/** The shell's dialogs, with the kit's dialog. */
function OpenDialogs({ dialogs }: { readonly dialogs: Dialogs }) {
  const stack = useSyncExternalStore(dialogs.stack.subscribe, dialogs.stack.getState);
  return stack.map((dialog) => {
    const close = () => dialogs.close(dialog.key);
    return (
      <Dialog key={dialog.key} open onOpenChange={close} title={dialog.title}>
        {dialog.render(close)}
      </Dialog>
    );
  });
}

function open(platform: TestPlatform = createTestPlatform({ visitor: testSession })) {
  const rendered = renderWithPlatform(
    <>
      <ObjectSearchForm />
      <OpenDialogs dialogs={platform.dialogs} />
    </>,
    { platform },
  );
  return { ...rendered, platform };
}

const field = () => screen.findByLabelText<HTMLInputElement>('Адрес или кадастровый номер');
const submit = async (text: string) => {
  await user.type(await field(), `${text}{Enter}`);
};
const objectAt = (key: string) => `/object/${encodeURIComponent(key).replaceAll('%3A', ':')}/`;

describe('a text that is searched for', () => {
  test('a search with one result opens it', async () => {
    answerSearch([row('77:01:0001001:1024')]);
    const { location, platform } = open();
    await submit('  77:01:0001001:1024 ');
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:1024')));
    expect(searched).toEqual(['77:01:0001001:1024']);
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
    open();
    await submit('   ');
    await user.click(screen.getByRole('button', { name: 'Найти' }));
    expect(document.activeElement).toBe(await field());
    expect(searched).toEqual([]);
    expect(screen.queryByText(/Идет поиск/)).toBeNull();
  });

  test('an address without a flat is not sent, and the field says what is missing', async () => {
    open();
    await submit('Москва, ул Образцова, д 1');
    expect(await screen.findByText(/Добавьте номер квартиры, например «кв 5»/)).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(searched).toEqual([]);
  });

  test('an unknown number is reported with the next step', async () => {
    const { location } = open();
    await submit('77:01:0001001:9999');
    expect(await screen.findByText('По номеру 77:01:0001001:9999 ничего не найдено')).toBeTruthy();
    expect(screen.getByText(/Сверьте цифры/)).toBeTruthy();
    expect(location()).toBe('/');
  });

  test('an address that was not found is used as typed', async () => {
    const { location } = open();
    await submit('Образцова, д 1/2, кв 5');
    await waitFor(() => expect(location()).toBe(objectAt('Образцова, д 1/2, кв 5')));
  });
});

describe('a search that cannot be answered', () => {
  test('a search above the rate limit continues with the typed text and says so', async () => {
    refuseSearch('search_limit_reached', 'вы превысили лимит использования поиска');
    const { location, platform } = open();
    await submit('Образцова 1, кв 5');
    await waitFor(() => expect(location()).toBe(objectAt('Образцова 1, кв 5')));
    expect(platform.shownNotices[0]?.text).toContain('превысили лимит использования поиска');
  });

  test('the check for suspicious activity is explained once per browser session', async () => {
    refuseSearch('suspicious_activity', 'Suspicious activity detected');
    const first = open();
    await submit('77 01 0001001 1024');
    const dialog = await screen.findByRole('dialog', { name: 'Подозрительная активность' });
    expect(within(dialog).getByRole('link', { name: 'Написать' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(first.location()).toBe('/');
    const [close] = within(dialog).getAllByRole('button', { name: 'Закрыть' }).slice(-1);
    if (close) await user.click(close);
    await waitFor(() => expect(first.location()).toBe(objectAt('77:01:0001001:1024')));
    first.unmount();

    const second = open();
    await submit('77 01 0001001 1024');
    await waitFor(() => expect(second.location()).toBe(objectAt('77:01:0001001:1024')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the explanation of suspicious activity can be read, answered and closed by keyboard', async () => {
    refuseSearch('suspicious_activity', 'Suspicious activity detected');
    const { location } = open();
    await submit('77 01 0001001 1024');
    const dialog = await screen.findByRole('dialog', { name: 'Подозрительная активность' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const write = within(dialog).getByRole('link', { name: 'Написать' });
    for (let presses = 0; document.activeElement !== write && presses < 5; presses += 1) await user.tab();
    expect(document.activeElement).toBe(write);
    await user.tab();
    expect(document.activeElement).toBe(within(dialog).getAllByRole('button', { name: 'Закрыть' }).at(-1));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:1024')));
  });

  test('when the register does not answer, the search says so, and the text can be sent again', async () => {
    refuseSearch('service_unavailable', 'Сервис временно недоступен. Повторите через несколько минут', 503);
    const { location } = open();
    await submit('Образцова 1, кв 5');
    expect(await screen.findByText(/Сервис временно недоступен/)).toBeTruthy();
    expect((await field()).value).toBe('Образцова 1, кв 5');
    expect(location()).toBe('/');
  });

  test('a visitor who does not wait for the search continues with the typed text', async () => {
    server.use(
      http.get(`${testApiUrl}/search`, async () => {
        await delay('infinite');
        return HttpResponse.json({ objects: [], found: 0 });
      }),
    );
    const { location } = open();
    await submit('Образцова 1, кв 5');
    expect(await screen.findByText('Идет поиск объекта, это может занять некоторое время')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Не ждать, открыть по введённому' }));
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
  await user.click(screen.getByRole('link', { name: 'Оферта' }));
  await screen.findByText('Другая страница');
  answer();
  await waitFor(() => expect(isAnswered).toBe(true));
  expect(platform.trackedEvents).toEqual([]);
  expect(location()).toBe('/offer/');
});

describe('consent', () => {
  test('a guest without consent is told so, and nothing is sent', async () => {
    answerSearch([row('77:01:0001001:1024')]);
    const { location } = open(createTestPlatform());
    await submit('77:01:0001001:1024');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Поставьте согласие на обработку персональных данных',
    );
    expect(searched).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'Найти' }));
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:1024')));
  });

  test('a user, who consented at registration, is not asked for consent', async () => {
    open();
    await field();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('suggestions', () => {
  test('eight suggestions come from three characters on, a second after the last keystroke', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: (milliseconds) => void vi.advanceTimersByTime(milliseconds) });
    open();
    await user.type(await field(), 'Об');
    await vi.advanceTimersByTimeAsync(1500);
    expect(suggested).toEqual([]);
    await user.type(await field(), 'разц');
    await vi.advanceTimersByTimeAsync(900);
    expect(suggested).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(suggested).toEqual(['Образц ×8']));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  test('suggestions are moved through with arrows, selected with Enter and closed with Escape', async () => {
    open();
    const input = await field();
    await user.type(input, 'Образцова');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    expect(input.getAttribute('role')).toBe('combobox');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(input.getAttribute('aria-activedescendant')).toBe(second?.id);
    await user.keyboard('{Enter}');
    expect(input.value).toBe(addresses[1]);
    expect(searched).toEqual([]);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(input, '1');
    await screen.findByRole('listbox', {}, { timeout: 3000 });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(input);
  });
});

test('late suggestions do not cover the message of the search', async () => {
  open();
  await submit('77:01:0001001:9999');
  await screen.findByText(/ничего не найдено/);
  await waitFor(() => expect(suggested).toHaveLength(1), { timeout: 3000 });
  expect(screen.queryByRole('listbox')).toBeNull();
});

describe('results', () => {
  const several = [
    row('77:01:0001001:1', { Area: '', TypeOKC: '', ObjectType: '' }),
    row('77:01:0001001:2', { Status: 'Снят с учета' }),
  ];

  test('search results are counted, distinguishable and can be chosen by keyboard', async () => {
    answerSearch(several, 2);
    const { location } = open();
    await submit('Образцова 1, кв 5');
    const dialog = await screen.findByRole('dialog', { name: 'Выберите объект' });
    expect(within(dialog).getByText('Найдено: 2')).toBeTruthy();
    const headers = within(dialog).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Кадастровый номер',
      'Площадь, м²',
      'Тип',
      'Адрес',
      'Выбор',
    ]);
    expect(within(dialog).getByRole('img', { name: 'Статус: Снят с учёта' })).toBeTruthy();
    expect(within(dialog).getByRole('img', { name: 'Статус: Учтённый' })).toBeTruthy();

    const choose = within(dialog).getByRole('button', { name: 'Выбрать 77:01:0001001:2' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let presses = 0; document.activeElement !== choose && presses < 10; presses += 1) await user.tab();
    expect(document.activeElement).toBe(choose);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(objectAt('77:01:0001001:2')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('details missing in a search result are loaded on demand', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${testApiUrl}/objectFull/:id`, ({ params }) => {
        asked.push(String(params['id']));
        const known = row('77:01:0001001:1', { Area: '61' });
        return HttpResponse.json({ ...known, products: [], purchases: [], average_time: {}, object: null });
      }),
    );
    answerSearch(several);
    open();
    await submit('Образцова 1, кв 5');
    await screen.findByRole('dialog');
    const [, first, second] = screen.getAllByRole('row');
    expect(second?.textContent).toContain('54,3');
    expect(second?.textContent).toContain('Квартира');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Показать площадь и тип: 77:01:0001001:1' }));
    await waitFor(() => expect(first?.textContent).toContain('61'));
    expect(first?.textContent).toContain('Квартира');
    expect(asked).toEqual(['77:01:0001001:1']);
  });

  test('the back link on a phone returns to the search', async () => {
    answerSearch(several);
    const { location } = open();
    await submit('Образцова 1, кв 5');
    const dialog = await screen.findByRole('dialog', { name: 'Выберите объект' });
    await user.click(within(dialog).getByRole('button', { name: 'Назад к поиску' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/');
  });

  test('closing the results returns to the search and keeps the text', async () => {
    answerSearch(several);
    const { location } = open();
    await submit('Образцова 1, кв 5');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/');
    expect((await field()).value).toBe('Образцова 1, кв 5');
  });
});
