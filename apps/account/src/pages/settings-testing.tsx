import type { Problem } from '@proverka/contract/problem';
import { useLocation } from '@proverka/shell-sdk/router';
import { refusal, startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  OpenDialogs,
  renderWithPlatform,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { Component } from './settings-page.tsx';

export const personId = testSession.user?.person_id ?? '';

/** Whom invoices and acts are made out to. */
export const examplePayer = {
  payer_id: '0192f0c1-0000-7000-8000-000000000051',
  kind: 'legal',
  inn: '7700000016',
  kpp: '770001001',
  ogrn: '1027700000019',
  name: 'ООО «Образец»',
  address: 'г. Москва, ул. Тестовая, д. 1',
  email: '',
  bank_name: '',
  bik: '',
  account: '',
  correspondent_account: '',
  created_date: '2026-11-20T09:12:00.000Z',
};

type Refusal = Pick<Problem, 'code' | 'title' | 'fields' | 'retryAfter'> & { readonly status?: number };

/** A fake API for a test file; an unexpected request fails the test. */
export function useFakeApi() {
  const server = startTestServer();
  type Method = 'get' | 'post' | 'put' | 'delete';
  return {
    /** Answers a call and records its body or query. */
    serve(method: Method, path: string, reply: JsonBodyType | (() => JsonBodyType)): unknown[] {
      const asked: unknown[] = [];
      server.use(
        http[method](`${testApiUrl}${path}`, async ({ request }) => {
          const text = await request.text();
          asked.push(text === '' ? Object.fromEntries(new URL(request.url).searchParams) : JSON.parse(text));
          return HttpResponse.json(typeof reply === 'function' ? reply() : reply);
        }),
      );
      return asked;
    },
    refuse(method: Method, path: string, problem: Refusal) {
      const { status = 422, code, title, ...more } = problem;
      server.use(http[method](`${testApiUrl}${path}`, () => refusal(status, code, title, more)));
    },
    /** Fails one request; later ones are served. */
    failOnce(method: Method, path: string) {
      server.use(http[method](`${testApiUrl}${path}`, () => HttpResponse.error(), { once: true }));
    },
  };
}

/** Who goes elsewhere leaves the page, which asks for nothing more. */
const AtSettings = () => (useLocation().pathname === '/user/settings/' ? <Component /> : null);

/** The settings of a signed-in visitor, opened at one part. */
export function openSettings(
  part: string,
  platform: TestPlatform = createTestPlatform({ visitor: testSession }),
): {
  readonly platform: TestPlatform;
  readonly location: () => string;
} {
  const { location } = renderWithPlatform(
    <>
      <AtSettings />
      <OpenDialogs dialogs={platform.dialogs} Frame={Dialog} />
    </>,
    { platform, url: `/user/settings/?part=${part}` },
  );
  return { platform, location };
}
