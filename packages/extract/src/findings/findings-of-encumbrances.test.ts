import { describe, expect, test } from 'vitest';
import { encumbrance } from '../fixtures/examples.ts';
import { findingsOfEncumbrances } from './findings-of-encumbrances.domain.ts';

const today = '2026-01-15';
const ban = { code: '022003000000', value: 'Запрещение регистрации' };
const order = {
  name: 'Постановление о запрете на совершение действий по регистрации',
  number: '120034/25/77055-ИП',
  date: '2025-11-20',
  issuer: 'Тестовский районный отдел судебных приставов',
};

const textOf = (changes: Parameters<typeof encumbrance>[0]) =>
  findingsOfEncumbrances([encumbrance(changes)], today)[0]?.text ?? '';

describe('the advice on a ban', () => {
  test('a ban whose record names order, number and office says them and does not ask who laid it', () => {
    const text = textOf({ type: ban, documents: [order] });
    expect(text).toContain(
      'Основание: Постановление о запрете на совершение действий по регистрации № 120034/25/77055-ИП от 20.11.2025, Тестовский районный отдел судебных приставов.',
    );
    expect(text).toContain('Снимает его тот, кто наложил');
    expect(text).not.toContain('кто и за что его наложил');
  });

  test.each([
    ['nothing', []],
    ['no number', [{ ...order, number: undefined }]],
    ['no office', [{ ...order, issuer: undefined }]],
  ])('a ban whose record names %s asks the owner who laid it', (_what, documents) => {
    expect(textOf({ type: ban, documents })).toContain('Узнайте у собственника, кто и за что его наложил');
  });
});

test('a lease tells its own days', () => {
  const lease = { code: '022006000000', value: 'Аренда' };
  expect(textOf({ type: lease, period: { startsOn: '2021-04-01', endsOn: '2031-03-31' } })).toContain(
    'Срок: с 01.04.2021 по 31.03.2031.',
  );
});
