import { describe, expect, test } from 'vitest';
import { checkForm } from '../rule.ts';
import { emptyPersonForm, personRules, personSubject, type PersonForm } from './person.ts';

const rules = personRules('2026-11-21');
const filled: PersonForm = {
  ...emptyPersonForm,
  last_name: ' Образцов ',
  first_name: 'Иван',
  birth_date: '05.03.1990',
  consents: true,
};
const failures = (more: Partial<PersonForm>) => checkForm(rules, { ...filled, ...more });

describe('a checked person', () => {
  test('a checked person needs a name, a birth date and consent', () => {
    expect(checkForm(rules, emptyPersonForm)).toEqual({
      last_name: 'Обязательное поле',
      first_name: 'Обязательное поле',
      birth_date: 'Обязательное поле',
      consents: 'Чтобы продолжить, установите этот флажок',
    });
    expect(failures({})).toEqual({});
  });

  test.each([
    ['last_name', 'Образцов2', 'Только буквы, пробел, дефис и апостроф'],
    ['birth_date', '31.02.1990', 'Невалидная дата'],
    ['birth_date', '22.11.2026', 'Дата рождения ещё не наступила'],
    ['birth_date', '01.01.1890', 'Проверьте год рождения'],
    ['inn', '12a', 'ИНН может состоять только из цифр'],
    ['inn', '7707083893', 'ИНН человека состоит из 12 цифр'],
    ['region', '00', 'Выберите регион из списка'],
  ] as const)('the person field %s refuses «%s» with «%s»', (field, value, message) => {
    expect(failures({ [field]: value })).toEqual({ [field]: message });
  });

  test('an incomplete passport asks for the missing part', () => {
    expect(failures({ passport_series: '4510' })).toEqual({ passport_number: 'Обязательное поле' });
    expect(failures({ passport_number: '123456' })).toEqual({ passport_series: 'Обязательное поле' });
    expect(failures({ passport_series: '45 10', passport_number: '123 456' })).toEqual({});
  });

  test('a form may require more fields of a person', () => {
    const strict = personRules('2026-11-21', ['passport_series', 'passport_number', 'region']);
    expect(Object.keys(checkForm(strict, filled))).toEqual(['passport_series', 'passport_number', 'region']);
  });

  test('a person is sent with trimmed names and without empty fields and the consent', () => {
    expect(personSubject({ ...filled, passport_series: '45 10', passport_number: '123 456' })).toEqual({
      last_name: 'Образцов',
      first_name: 'Иван',
      birth_date: '1990-03-05',
      passport_series: '4510',
      passport_number: '123456',
    });
  });
});
