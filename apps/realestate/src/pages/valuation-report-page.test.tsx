import type { Report } from '@proverka/contract/report';
import { levelWords } from '@proverka/words/level-words';
import { exampleTask } from '@proverka/report-kit/testing';
import { textOf } from '@proverka/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleValuationReport } from '../content/samples/valuation.ts';
import { valuationByAdverts } from '../valued-flat/valuation.fixtures.ts';
import { reportWorld, said, section } from './object-report/open-report.tsx';

const world = reportWorld();
const report = (changes: Partial<Report> = {}): Report => ({ ...sampleValuationReport, ...changes });

describe('a delivered valuation', () => {
  test('the value comes first, with its interval, its kind of prices and the error in the district', async () => {
    await world.open(report());
    const value = said('Оценка');
    expect(value).toContain('12 400 000 ₽');
    expect(value).toContain('по ценам сделок');
    expect(value).toContain('Четыре из пяти таких квартир продаются по цене от 11 600 000 ₽ до 13 200 000 ₽');
    expect(value).toContain('меньше чем на 4,9 %: проверено на 312 сделках, которых модель не видела');
    const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(section('Оценка').contains(first ?? null)).toBe(true);
    expect(screen.queryByRole('region', { name: 'Вывод' })).toBeNull();
  });

  test('nothing on the page reads as a verdict, neither by word nor by icon', async () => {
    await world.open(report());
    for (const word of Object.values(levelWords)) {
      expect(screen.queryByText(word)).toBeNull();
      expect(screen.queryByRole('img', { name: word })).toBeNull();
    }
  });

  test('every compared flat has its price, its adjustments and what they add up to', async () => {
    await world.open(report());
    const rows = within(section('С чем сравнили')).getAllByRole('row').slice(1).map(textOf);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatch(/^ул\. Образцовая, д\. 1Сделка 18\.09\.2026тот же дом/);
    expect(rows[0]).toContain('Этаж: 1 → 3+520 000 ₽');
    expect(rows[0]).toMatch(/12 360 000 ₽$/);
    expect(rows[1]).toContain('−680 000 ₽');
    expect(rows[1]).toContain('90 м отсюда');
  });

  test('the days on sale at three prices are a picture and a table', async () => {
    await world.open(report());
    const times = within(section('За какой срок продаётся'));
    expect(times.getByRole('img', { name: /больше всего Не торопясь: 13.000.000.₽ — 97.дней/ })).toBeTruthy();
    const rows = times.getAllByRole('row').map(textOf);
    expect(rows[1]).toBe('11 800 000 ₽−5 %24118');
    expect(rows[2]).toBe('12 400 000 ₽равна52341');
  });

  test('what the buyer said is marked as the word of the buyer', async () => {
    await world.open(report());
    const facts = said('Что известно о квартире');
    expect(facts).toContain('Площадь54,3 м²ЕГРН');
    expect(facts).toContain('Состояниекосметический ремонтсо слов покупателя');
  });

  test('what would change the value and what it does not know are told, the law included', async () => {
    await world.open(report());
    expect(said('Что изменило бы оценку')).toContain('Если нужен ремонт−620 000 ₽');
    expect(said('Чего оценка не знает')).toContain('Состояние названо вами');
    expect(said('Чего оценка не знает')).toContain('отчёт об оценке по закону № 135');
  });

  test('a valuation by asking prices says so, and promises nothing it does not know', async () => {
    await world.open(report({ valuation: valuationByAdverts }));
    expect(said('Оценка')).toContain('по ценам предложений');
    expect(said('Оценка')).toContain('просят обычно больше, чем платят');
    expect(said('Оценка')).not.toContain('проверено на');
    expect(said('За какой срок продаётся')).toContain('сказать пока нельзя');
    expect(screen.queryByRole('region', { name: 'Что изменило бы оценку' })).toBeNull();
    const compared = within(section('С чем сравнили'));
    expect(compared.getByText('Дом не назван')).toBeTruthy();
    const links = compared.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/adverts/1000/');
  });
});

describe('a valuation that is not there', () => {
  const without = (changes: Partial<Report>): Report => {
    const { valuation: _value, ...rest } = report({
      completed_at: null,
      expires_at: null,
      has_pdf: false,
      verdict: null,
      ...changes,
    });
    return rest;
  };

  test('a running valuation shows its progress, and its value as soon as it is known', async () => {
    await world.open(without({ status: 'running', tasks: [exampleTask({ title: 'Рыночная оценка' })] }));
    expect(screen.getByRole('region', { name: 'Готовим отчёт' })).toBeTruthy();
    const stream = await world.stream();
    act(() => stream.send(report()));
    expect(textOf(await screen.findByRole('region', { name: 'Оценка' }))).toContain('12 400 000 ₽');
  });

  test('a refused valuation gives its reason and the money back, and leads to the free preview', async () => {
    const reason = 'Похожих квартир рядом меньше пяти.';
    const tasks = [exampleTask({ title: 'Рыночная оценка', status: 'failed', reason })];
    await world.open(without({ status: 'refunded', money_note: '99 ₽ вернулись на баланс.', tasks }));
    const failed = said('Отчёт не выполнен');
    expect(failed).toContain(`Посчитать цену не удалось. ${reason}`);
    expect(failed).toContain('99 ₽ вернулись на баланс.');
    expect(failed).toContain('ничего не говорит о цене квартиры');
    expect(screen.queryByRole('region', { name: 'Оценка' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Заказать ещё раз' }).getAttribute('href')).toBe(
      '/cost-assessment-preview/78:31:0000000:1024/',
    );
  });
});
