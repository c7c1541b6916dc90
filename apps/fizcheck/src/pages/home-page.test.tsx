import { createTestPlatform, renderPage } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from './home-page.tsx';

const open = () =>
  renderPage(page, '/', { platform: createTestPlatform({ hostName: 'fizcheck.localhost' }), url: '/' });

test('the home page leads to the one check there is, and promises no other', async () => {
  await open();
  const [link] = screen.getAllByRole('link', { name: 'Проверить паспорт' });
  expect(link?.getAttribute('href')).toBe('/proverka-pasporta/');
  expect(document.body.textContent).not.toMatch(/скоро|в разработке/i);
});

test('all three answers are shown beforehand', async () => {
  await open();
  for (const name of [/Паспорт действителен/, /Паспорт недействителен/, /Не удалось проверить/]) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
});

test('search engines learn who runs the site and what is asked', async () => {
  const { head } = await open();
  expect(head()?.structuredData).toEqual([
    expect.objectContaining({ '@type': 'Organization', name: 'Fizcheck', url: 'http://fizcheck.localhost' }),
    expect.objectContaining({ '@type': 'FAQPage' }),
  ]);
});
