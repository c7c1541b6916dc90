import { describe, expect, test } from 'vitest';
import { checkTypes } from '#registers/checks.ts';
import { questionPrice } from '#registers/question-price.domain.ts';
import { countsOf, firstState, masked } from './previews/preview.domain.ts';

const record = (kind: 'same' | 'namesake') => ({
  title: 'Производство 00001/20/77010-ИП',
  facts: [{ name: 'Сумма', value: '7 200,50 ₽' }],
  match: { kind, reason: '' },
});
const finding = (...records: ReturnType<typeof record>[]) => ({
  level: 'warning' as const,
  code: 'x',
  title: '',
  text: '',
  records,
});

const limits = (questionKopecks: number, plateKopecks = 100) => ({ questionKopecks, plateKopecks });

describe('previews', () => {
  test.each(checkTypes)('every check has a question price: %s', (type) => {
    expect(questionPrice(type)).toBeDefined();
  });

  test('a preview asks the cheap checks and leaves the rest to the report', () => {
    expect(firstState('fssp', {}, limits(0))).toBe('queued');
    expect(firstState('terrorists', {}, limits(0))).toBe('after_payment');
    expect(firstState('terrorists', {}, limits(50))).toBe('queued');
    expect(firstState('credit_rating', {}, limits(50))).toBe('after_payment');
  });

  test('a car known only by its plate is asked about where looking it up costs no more than a preview may', () => {
    expect(firstState('car_history', { plate: 'Т001КХ100' }, limits(50))).toBe('queued');
    expect(firstState('car_pledge', { plate: 'Т001КХ100' }, limits(50))).toBe('after_payment');
    const none = limits(50, 99);
    expect(firstState('car_history', { plate: 'Т001КХ100' }, none)).toBe('after_payment');
    expect(firstState('car_history', { plate: 'Т001КХ100', vin: 'X' }, none)).toBe('queued');
  });

  test('a preview counts namesakes separately and shows nothing about them', () => {
    const counts = countsOf(true, [finding(record('same')), finding(record('namesake'), record('namesake'))]);
    expect(counts).toMatchObject({ state: 'found', records: 1, namesakes: 2 });
    expect(counts.facts).toEqual([{ name: 'Сумма', value: '* ***,** ₽' }]);
    expect(countsOf(true, [finding(record('namesake'))])).toMatchObject({
      state: 'nothing_found',
      facts: [],
    });
  });

  test('an empty list from a register is «nothing found»', () => {
    expect(countsOf(true, [{ ...finding(), level: 'clear' }])).toMatchObject({ state: 'nothing_found' });
    expect(countsOf(true, [finding()])).toMatchObject({ state: 'found', records: 0 });
  });

  test('that nothing was found is no all-clear where it is a warning itself, as of a company in no register', () => {
    expect(countsOf(false, [finding()])).toMatchObject({ state: 'found', records: 0 });
    expect(countsOf(false, [{ ...finding(), level: 'clear' }])).toMatchObject({ state: 'nothing_found' });
  });

  test('every letter and digit of a value is masked', () => {
    expect(masked('Тестов И., ёж 2×3 №7')).toBe('****** *., ** *×* №*');
    expect(masked('я'.repeat(500))).toHaveLength(60);
  });
});
