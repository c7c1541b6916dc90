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

describe('a preview', () => {
  test.each(checkTypes)('knows what the question %s costs', (type) => {
    expect(questionPrice(type, {})).toBeDefined();
  });

  test('asks what is cheap and leaves the rest for the report', () => {
    expect(firstState('fssp', {}, 0)).toBe('queued');
    expect(firstState('terrorists', {}, 0)).toBe('after_payment');
    expect(firstState('terrorists', {}, 50)).toBe('queued');
    expect(firstState('credit_rating', {}, 50)).toBe('after_payment');
  });

  test('asks nobody about a car of which only the plate is known: looking it up costs too', () => {
    expect(firstState('car_history', { plate: 'Т001КХ100' }, 50)).toBe('after_payment');
    expect(firstState('car_history', { plate: 'Т001КХ100', vin: 'X' }, 50)).toBe('queued');
  });

  test('counts namesakes apart and tells nothing of them', () => {
    const counts = countsOf(true, [finding(record('same')), finding(record('namesake'), record('namesake'))]);
    expect(counts).toMatchObject({ state: 'found', records: 1, namesakes: 2 });
    expect(counts.facts).toEqual([{ name: 'Сумма', value: '* ***,** ₽' }]);
    expect(countsOf(true, [finding(record('namesake'))])).toMatchObject({
      state: 'nothing_found',
      facts: [],
    });
  });

  test('an empty sheet of a register is nothing found', () => {
    expect(countsOf(true, [{ ...finding(), level: 'clear' }])).toMatchObject({ state: 'nothing_found' });
    expect(countsOf(true, [finding()])).toMatchObject({ state: 'found', records: 0 });
  });

  test('hides every letter and digit of a value', () => {
    expect(masked('Тестов И., ёж 2×3 №7')).toBe('****** *., ** *×* №*');
    expect(masked('я'.repeat(500))).toHaveLength(60);
  });
});
