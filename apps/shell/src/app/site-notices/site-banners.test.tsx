// @vitest-environment jsdom
import type { SiteBanner } from '@proverka/contract/banner';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { createTestPlatform, renderWithPlatform, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { SiteBanners } from './site-banners.tsx';

const server = startTestServer();
const own: SiteBanner = {
  banner_id: '0192f0c1-0000-7000-8000-0000000000b1',
  route: 'all',
  title: 'Полная проверка',
  text: 'Две выписки сразу',
  link: '/products/',
  link_title: 'Подробнее',
  advertiser: null,
};
const advertisement: SiteBanner = {
  ...own,
  banner_id: '0192f0c1-0000-7000-8000-0000000000b2',
  link: 'https://bank.example/ipoteka',
  link_title: 'На сайт банка',
  advertiser: { name: 'ООО «Образец»', inn: '7707083893', erid: '2VtzqwExample1' },
};

function open(banners: readonly SiteBanner[] | undefined) {
  let isAsked = false;
  server.use(
    http.get(`${testApiUrl}/system/info`, () => {
      isAsked = true;
      return HttpResponse.json({
        alerts: [],
        maintenance: { shown: false, text: '' },
        switches: { automatic_mode: false },
        banners,
      });
    }),
  );
  renderWithPlatform(<SiteBanners />, { platform: createTestPlatform() });
  return waitFor(() => expect(isAsked).toBe(true));
}

test('an advertisement says that it is one, who pays for it and its token; what is ours does not', async () => {
  await open([advertisement, own]);
  const articles = await screen.findAllByRole('article');
  expect(articles.map((article) => /Реклама.*/.exec(textOf(article))?.[0])).toEqual([
    expect.stringMatching(/^Реклама\. ООО.«Образец», ИНН.7707083893\. erid:.2VtzqwExample1$/),
    undefined,
  ]);
  const link = screen.getByRole('link', { name: 'На сайт банка' });
  expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Подробнее' }).getAttribute('href')).toBe('/products/');
});

test('banners of other pages are not shown, and an API that knows none leaves the page as it is', async () => {
  await open([{ ...own, route: 'object' }]);
  expect(screen.queryByRole('complementary')).toBeNull();
  await open(undefined);
  expect(screen.queryByRole('complementary')).toBeNull();
});
