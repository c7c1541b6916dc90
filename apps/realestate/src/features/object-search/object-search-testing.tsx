import type { ObjectInfo } from '@proverka/contract/object';
import { flatFixture } from '@proverka/contract/object.fixtures';
import type { RefusalCode } from '@proverka/contract/refusals';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  OpenDialogs,
  renderWithPlatform,
  testApiUrl,
  testSession,
  type RenderedPage,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach } from 'vitest';
import { ObjectSearchForm } from './object-search-form.tsx';

export const house = 'г Москва, ул Образцова, д 1';
export const addresses = ['г Москва, ул Образцова, д 1, кв 5', 'г Москва, ул Образцова, д 1, кв 51'];
const suggestion = (value: string) => ({
  value,
  data: { cadastralNumber: numbers[value] ?? null, fias_id: null },
});
/** Of the suggestions that the register knows. */
const numbers: Readonly<Record<string, string>> = { [house]: '77:01:0001001:1000' };

export const row = (Number: string, more: Partial<ObjectInfo> = {}): ObjectInfo =>
  flatFixture({ Number, ...more });

/** A fake API for a file of tests of the search: it suggests two addresses and finds nothing unless told. */
export function startSearch() {
  const server = startTestServer();
  const at = {
    /** Texts that were searched for. */
    searched: [] as string[],
    /** Texts that suggestions were asked for, with how many. */
    suggested: [] as string[],
    user: userEvent.setup(),
  };
  const answerSearch = (objects: readonly ObjectInfo[], found = objects.length) =>
    server.use(
      http.get(`${testApiUrl}/search`, ({ request }) => {
        at.searched.push(new URL(request.url).searchParams.get('query') ?? '');
        return HttpResponse.json({ objects, found });
      }),
    );
  beforeEach(() => {
    Object.assign(at, { searched: [], suggested: [], user: userEvent.setup() });
    sessionStorage.clear();
    server.use(
      http.get(`${testApiUrl}/suggestions/address`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        at.suggested.push(`${searchParams.get('query')} ×${searchParams.get('count')}`);
        return HttpResponse.json({ suggestions: [...addresses, house].map(suggestion), available: true });
      }),
    );
    answerSearch([]);
  });
  return {
    server,
    at,
    answerSearch,
    refuseSearch: (code: RefusalCode, title: string, status = 429) =>
      server.use(http.get(`${testApiUrl}/search`, () => refusal(status, code, title))),
    submit: async (text: string) => at.user.type(await searchField(), `${text}{Enter}`),
  };
}

export function openSearch(
  platform: TestPlatform = createTestPlatform({ visitor: testSession }),
): RenderedPage & { readonly platform: TestPlatform } {
  const rendered = renderWithPlatform(
    <>
      <ObjectSearchForm />
      <OpenDialogs dialogs={platform.dialogs} Frame={Dialog} />
    </>,
    { platform },
  );
  return { ...rendered, platform };
}

export const searchField = () => screen.findByLabelText<HTMLInputElement>('Адрес или кадастровый номер');
export const objectAt = (key: string) => `/object/${encodeURIComponent(key).replaceAll('%3A', ':')}/`;
