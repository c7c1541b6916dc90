import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleFinding } from '../example-findings.ts';
import { carFindings } from './car.fixtures.ts';
import { creditFindings } from './credit.fixtures.ts';
import { mostBytes, pictureMarkups } from './picture-markups.tsx';
import { hasPictures, ReportPictures } from './report-pictures.tsx';

test('a car is drawn: its history on one time line, its mileage, the prices of others like it, and damage of all accidents', () => {
  renderWithPlatform(<ReportPictures subject={undefined} findings={carFindings} />);
  expect(hasPictures({ subject: undefined, findings: carFindings })).toBe(true);
  const labels = screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label') ?? '');
  expect(labels.map((label) => label.slice(0, 18))).toEqual([
    'История автомобиля',
    'Пробег по осмотрам',
    'Цены похожих автом',
    expect.stringMatching(/^Легковой/u),
  ]);
});

test('a credit history is drawn: the score with its meaning, the load, and a calendar of each loan', () => {
  renderWithPlatform(<ReportPictures subject={undefined} findings={creditFindings} />);
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
  expect(hasPictures({ subject: undefined, findings: [exampleFinding()] })).toBe(false);
});

test('each picture of a report takes at most 15 KB of HTML, damage included', () => {
  const markups = pictureMarkups(undefined, [...carFindings, ...creditFindings]);
  expect([...markups.keys()]).toEqual([
    'Кредитный рейтинг',
    'Платежи по кредитам и доход',
    'История автомобиля',
    'Пробег по осмотрам',
    'Цены похожих автомобилей',
    'Платежи по месяцам',
    'Повреждения во всех авариях',
  ]);
  for (const markup of markups.values()) expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(mostBytes);
});
