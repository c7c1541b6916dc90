import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from './input.ts';

const schema = z.object({ name: z.string(), items: z.array(z.object({ title: z.string() })).optional() });

test('a lone surrogate, which the database refuses, is replaced anywhere in the input', () => {
  const cut = '🏠'.slice(0, 1);
  expect(readInput(schema, { name: `дом ${cut}`, items: [{ title: cut }, { title: '🏠' }] })).toEqual({
    value: { name: 'дом \uFFFD', items: [{ title: '\uFFFD' }, { title: '🏠' }] },
  });
});

test('a NUL character is refused with the name of its field', () => {
  expect(readInput(schema, { name: 'дом', items: [{ title: 'а' }, { title: 'б\0' }] })).toEqual({
    fields: { 'items.1.title': 'Некорректное значение' },
  });
});
