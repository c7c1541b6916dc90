import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import {
  createTestPlatform,
  renderWithPlatform,
  testApiUrl,
  testSession,
  type TestPlatform,
} from '@proverka/shell-sdk/testing';
import { Dialog } from '@proverka/ui-kit/dialog';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { useSyncExternalStore } from 'react';
import { Component } from './settings-page.tsx';

export const personId = testSession.user?.person_id ?? '';

interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly status?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
}

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
      const { status = 422 } = problem;
      server.use(
        http[method](`${testApiUrl}${path}`, () =>
          HttpResponse.json(
            { type: 'about:blank', requestId: 'r-1', ...problem, status },
            { status, headers: { 'content-type': 'application/problem+json' } },
          ),
        ),
      );
    },
    /** Fails one request; later ones are served. */
    failOnce(method: Method, path: string) {
      server.use(http[method](`${testApiUrl}${path}`, () => HttpResponse.error(), { once: true }));
    },
  };
}

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
      <Component />
      <OpenDialogs dialogs={platform.dialogs} />
    </>,
    { platform, url: `/user/settings/?part=${part}` },
  );
  return { platform, location };
}

/** Normalises non-breaking spaces. */
export const words = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
