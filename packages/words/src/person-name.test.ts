import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test('a person is called by surname, first and middle name, as far as they are known', () => {
  const ivan = { last_name: 'Тестов', first_name: 'Иван', middle_name: 'Петрович' };
  expect(personName(ivan)).toBe('Тестов Иван Петрович');
  expect(personName({ ...ivan, middle_name: '' })).toBe('Тестов Иван');
  expect(personName({})).toBe('');
});
