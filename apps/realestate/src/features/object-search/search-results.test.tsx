import { testApiUrl } from '@proverka/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { row, openSearch, searchField, objectAt, startSearch } from './object-search-testing.tsx';

const { server, answerSearch, submit, at } = startSearch();

describe('results', () => {
  const several = [
    row('77:01:0001001:1', { Area: '', TypeOKC: '', ObjectType: '' }),
    row('77:01:0001001:2', { Status: 'Снят с учета' }),
  ];

  test('search results are counted, distinguishable and can be chosen by keyboard', async () => {
    answerSearch(several, 2);
    const { location } = openSearch();
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
    for (let presses = 0; document.activeElement !== choose && presses < 10; presses += 1)
      await at.user.tab();
    expect(document.activeElement).toBe(choose);
    await at.user.keyboard('{Enter}');
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
    openSearch();
    await submit('Образцова 1, кв 5');
    await screen.findByRole('dialog');
    const [, first, second] = screen.getAllByRole('row');
    expect(second?.textContent).toContain('54,3');
    expect(second?.textContent).toContain('Квартира');
    expect(asked).toEqual([]);
    await at.user.click(screen.getByRole('button', { name: 'Показать площадь и тип: 77:01:0001001:1' }));
    await waitFor(() => expect(first?.textContent).toContain('61'));
    expect(first?.textContent).toContain('Квартира');
    expect(asked).toEqual(['77:01:0001001:1']);
  });

  test('the back link on a phone returns to the search', async () => {
    answerSearch(several);
    const { location } = openSearch();
    await submit('Образцова 1, кв 5');
    const dialog = await screen.findByRole('dialog', { name: 'Выберите объект' });
    await at.user.click(within(dialog).getByRole('button', { name: 'Назад к поиску' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/');
  });

  test('closing the results returns to the search and keeps the text', async () => {
    answerSearch(several);
    const { location } = openSearch();
    await submit('Образцова 1, кв 5');
    await screen.findByRole('dialog');
    await at.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/');
    expect((await searchField()).value).toBe('Образцова 1, кв 5');
  });
});
