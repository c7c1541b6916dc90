import { flatFixture } from '@proverka/contract/object.fixtures';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, testSession } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadTools, ObjectSearchForm } from './object-search-form.tsx';
import { searchField } from './object-search-testing.tsx';

const server = startTestServer();
const user = userEvent.setup();
const object = flatFixture();
let isOffline = true;
beforeEach(() => {
  isOffline = true;
  server.use(
    http.get(`${testApiUrl}/search`, () => HttpResponse.json({ objects: [object], found: 1 })),
    http.get(`${testApiUrl}/suggestions/address`, () =>
      HttpResponse.json({ suggestions: [], available: true }),
    ),
  );
});

const lost = () => Promise.reject(new Error('Loading chunk failed'));

async function search(load: typeof loadTools) {
  const platform = createTestPlatform({ visitor: testSession });
  const { location } = renderWithPlatform(<ObjectSearchForm load={load} />, { platform });
  await user.type(await searchField(), `${object.Number}{Enter}`);
  return location;
}

describe('code of the search that fails to load', () => {
  test.each<[string, typeof loadTools]>([
    ['the search itself', () => (isOffline ? lost() : loadTools())],
    [
      'the list of what was found',
      async () => ({ ...(await loadTools()), ...(isOffline && { submitSearch: lost }) }),
    ],
  ])('a failed load of %s ends the search with a message, and the next search works', async (_, load) => {
    const location = await search(load);
    const said = await screen.findByText(/Нет связи с сервисом. Проверьте подключение и повторите/);
    expect(said.id).toBe((await searchField()).getAttribute('aria-describedby'));
    expect(screen.queryByRole('button', { name: 'Не ждать, открыть по введённому' })).toBeNull();
    expect((await searchField()).value).toBe(object.Number);
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Найти' }));
    await waitFor(() => expect(location()).toBe(`/object/${object.Number}/`));
  });
});
