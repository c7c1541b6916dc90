import type { ValuationModel } from '@proverka/contract/valuation';
import { startTestServer } from '@proverka/shell-sdk/test-server';
import { renderPage, testApiUrl, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { exampleModel, modelOutOfNorm } from '../valued-flat/valuation.fixtures.ts';
import * as accuracyPage from './valuation-accuracy-page.tsx';

const server = startTestServer();

const answer = (model: ValuationModel | null) =>
  server.use(http.get(`${testApiUrl}/valuation/accuracy`, () => HttpResponse.json({ model })));
const open = () => renderPage(accuracyPage, '/valuation/accuracy/', { url: '/valuation/accuracy/' });
const region = (name: string) => screen.findByRole('region', { name });

test('every figure of the test is told with its meaning and its norm', async () => {
  answer(exampleModel);
  await open();
  const figures = textOf(await region('Насколько мы ошибаемся'));
  expect(figures).toContain('Проверено на 3 614 сделках с 20.11.2025 по 19.11.2026');
  expect(figures).toContain('Медианная ошибка4,9 %Половина оценок');
  expect(figures).toContain('Не дальше 10 % от цены сделки78,4 %');
  expect(figures).toMatch(/Сделок внутри границ79,9 %.*В норме: 78–82 %/);
  expect(figures).toMatch(/COD\)6,9.*В норме: до 10/);
  expect(figures).toMatch(/PRD\)1,011.*В норме: 0,98–1,03/);
  expect(figures).toMatch(/PRB\)−0,009.*В норме/);
});

test('a figure out of its norm is not hidden', async () => {
  answer(modelOutOfNorm);
  await open();
  const figures = textOf(await region('Насколько мы ошибаемся'));
  expect(figures.match(/Вне нормы/g)).toHaveLength(4);
});

test('the model is compared with what anybody can count', async () => {
  answer(exampleModel);
  await open();
  const baselines = await region('Лучше ли это, чем посчитать самому');
  const rows = within(baselines).getAllByRole('row').map(textOf);
  expect(rows.slice(1)).toEqual([
    'Наша модель4,9 %78,4 %',
    'Медиана метра в районе12,1 %42,7 %',
    'Пять ближайших продаж8,3 %56,6 %',
  ]);
  expect(textOf(baselines)).toContain('Модель ошибается на 41 % меньше');
});

test('each district is judged by itself, and one with few sales is not judged', async () => {
  answer(exampleModel);
  await open();
  const rows = within(await region('По районам'))
    .getAllByRole('row')
    .slice(1)
    .map(textOf);
  expect(rows[0]).toMatch(/^Образцовый.*в допуске/);
  expect(rows[1]).toMatch(/^Тестовый.*вне допуска/);
  expect(rows[2]).toMatch(/^Дальний.*мало сделок/);
});

test('a district known by its number alone is called a district', async () => {
  const [first] = exampleModel.backtest.districts;
  if (first === undefined) throw new Error('no district');
  answer({
    ...exampleModel,
    backtest: { ...exampleModel.backtest, districts: [{ ...first, district: '104', city: '' }] },
  });
  await open();
  const [, row] = within(await region('По районам'))
    .getAllByRole('row')
    .map(textOf);
  expect(row).toMatch(/^Район № 104412/);
});

test('before the first model there is no figure', async () => {
  answer(null);
  await open();
  expect(await screen.findByRole('heading', { name: 'Модель ещё не обучена' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Насколько мы ошибаемся' })).toBeNull();
});

test('a test that could not be loaded can be asked for again', async () => {
  server.use(http.get(`${testApiUrl}/valuation/accuracy`, () => HttpResponse.error()));
  await open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  answer(exampleModel);
  await userEvent.click(retry);
  expect(await region('Насколько мы ошибаемся')).toBeTruthy();
});
