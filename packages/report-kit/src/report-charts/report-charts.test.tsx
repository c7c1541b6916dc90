import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleFinding } from '../example-findings.ts';
import { creditFindings } from './credit.fixtures.ts';
import { carFindings } from './report-charts.fixtures.ts';
import { hasCharts, ReportCharts } from './report-charts.tsx';

test('a car is drawn: its history on one time line, its mileage, and damage of all accidents', () => {
  renderWithPlatform(<ReportCharts findings={carFindings} />);
  expect(hasCharts(carFindings)).toBe(true);
  const labels = screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label') ?? '');
  expect(labels.map((label) => label.slice(0, 18))).toEqual([
    'История автомобиля',
    'Пробег по осмотрам',
    expect.stringMatching(/^Легковой/u),
  ]);
});

test('a credit history is drawn: the score with its meaning, the load, and a calendar of each loan', () => {
  renderWithPlatform(<ReportCharts findings={creditFindings} />);
  const labels = screen
    .getAllByRole('img')
    .map((picture) => (picture.getAttribute('aria-label') ?? '').replaceAll('\u00A0', ' '));
  expect(labels).toEqual([
    'Кредитный рейтинг. 412 — низкий. Шкала от 1 до 999.',
    'Платежи по кредитам и доход. 70,7 % — много. Шкала от 0 % до 100 %.',
    expect.stringMatching(/^Потребительский кредит, Банк «Образец». в срок — 26 месяцев/u),
    expect.stringMatching(/^Кредитная карта, Тестовый банк. в срок — 44 месяца/u),
  ]);
  expect(screen.getByText('По такому баллу банки скорее всего откажут.')).toBeTruthy();
});

test('a report without data to draw has no pictures', () => {
  expect(hasCharts([exampleFinding()])).toBe(false);
});

test('each picture of a report takes at most 15 KB of HTML', () => {
  for (const finding of carFindings) {
    const html = renderToStaticMarkup(<ReportCharts findings={[{ ...finding, records: [] }]} />);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(15_000);
  }
});
