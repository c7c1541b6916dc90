import type { Product } from '@proverka/contract/product';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderPage, testApiUrl } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach } from 'vitest';
import { decl } from '../decl.ts';
import { pages } from '../module.ts';

/** The preview every form is answered with. */
export const previewId = '0192f0c1-0000-7000-8000-00000000aaaa';

/** A fake API for a file of tests of pages with forms of checks: it sells nothing and makes any preview. */
export function startLandings() {
  const server = startTestServer();
  const serveCatalogue = (products: readonly Product[]) =>
    server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.json(products)));
  beforeAll(() => {
    // jsdom lays nothing out and has no scrolling.
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => {
    sessionStorage.clear();
    serveCatalogue([]);
    server.use(http.get(`${testApiUrl}/orders_done_count`, () => HttpResponse.json({ count: 0 })));
    server.use(http.post(`${testApiUrl}/preview`, () => HttpResponse.json({ id: previewId })));
  });
  return { server, serveCatalogue };
}

export const fizcheck = () => createTestPlatform({ hostName: 'fizcheck.localhost' });

/** Opens a page of the brand at its own address, or at another one of its route. */
export async function openPage(id: keyof typeof pages, url?: string) {
  const path = decl.routes.find((route) => route.id === id)?.path ?? '';
  return renderPage(await pages[id](), path, { platform: fizcheck(), url: url ?? path });
}

export const textBox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const submit = () => userEvent.click(screen.getByRole('button', { name: /^Проверить/ }));

export const keptDraft = () => JSON.parse(sessionStorage.getItem('checkDraft') ?? 'null') as unknown;
export const keepDraft = (product_name: string, subject: object) =>
  sessionStorage.setItem('checkDraft', JSON.stringify({ product_name, subject }));
