import { servicesOf } from '@proverka/catalogue/services';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderWithPlatform, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { questions } from '../../content/home-story.ts';
import { HomeStory } from './home-story.tsx';

const server = startTestServer();

const silent = () => server.use(http.get(`${testApiUrl}/products`, () => HttpResponse.error()));

test('the home page has structured data of its questions and answers', async () => {
  silent();
  renderWithPlatform(<HomeStory />);
  await screen.findByRole('heading', { name: 'Вопросы и ответы' });
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const data = JSON.parse(blocks[0]?.textContent ?? '') as { '@type': string; mainEntity?: unknown[] };
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(questions.length);
});

test('every service card on the home page has its price, its badge and a link to its page', async () => {
  silent();
  renderWithPlatform(<HomeStory />);
  const card = (await screen.findByRole('link', { name: /Полная проверка/ })).closest('li');
  expect(textOf(card)).toContain('от 1 299 ₽');
  expect(card?.textContent).toContain('Всё включено');
  for (const { items } of servicesOf('real-estate')) {
    for (const { path, title } of items) {
      const [start = ''] = title.split(':');
      const links = screen.getAllByRole('link').filter((element) => textOf(element).startsWith(start));
      expect(links.map((link) => link.getAttribute('href'))).toContain(path);
    }
  }
});

test('the home page never says that an extract names private owners', () => {
  const said = JSON.stringify(questions);
  expect(said).toContain('Физическое лицо');
  expect(said).not.toMatch(/узнаете имя|ФИО собственника/);
});
