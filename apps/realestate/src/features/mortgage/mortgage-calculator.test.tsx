import { renderWithPlatform, textOf } from '@proverka/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MortgageCalculator } from './mortgage-calculator.tsx';

const open = () => renderWithPlatform(<MortgageCalculator />);
const result = () => textOf(screen.getByRole('region', { name: 'Итог расчёта' }));
const type = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

test('the mortgage calculator shows an example before any input', async () => {
  open();
  expect(await screen.findByText('Платёж в месяц')).toBeTruthy();
  expect(result()).toContain('108 032 ₽');
});

test('the mortgage calculator updates on every change and accepts spaces and commas', async () => {
  open();
  await screen.findByText('Платёж в месяц');
  await type('Ставка в год', '8,5');
  await type('Цена квартиры', '5 000 000');
  await screen.findByText((text) => text.replaceAll('\u00A0', ' ') === '2 000 000 ₽');
  expect(result()).toContain('17 356 ₽');
});

test.each([
  ['Цена квартиры', '', 'Обязательное поле'],
  ['Цена квартиры', 'много', 'Введите число'],
  ['Первый взнос', '10000000', 'Взнос должен быть меньше цены'],
  ['Ставка в год', '101', 'Не больше 100 %'],
  ['Срок', '0', 'От 1 года до 50 лет'],
])('%s «%s» is refused with a reason, and the last result stays', async (label, text, message) => {
  open();
  await screen.findByText('Платёж в месяц');
  await type(label, text);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(result()).toContain('Платёж в месяц');
});

test('the mortgage calculator shows the debt year by year', async () => {
  open();
  await screen.findByText('Платёж в месяц');
  await userEvent.click(screen.getByText('Как тает долг по годам'));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(21);
});
