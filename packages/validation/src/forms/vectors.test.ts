import { describe, expect, test } from 'vitest';
import innVectors from '../fixtures/inn.json' with { type: 'json' };
import ogrnVectors from '../fixtures/ogrn.json' with { type: 'json' };
import carVectors from '../fixtures/vin_plate_cadastral.json' with { type: 'json' };
import { checkForm } from '../rule.ts';
import { carRules, recognizeCar } from './car.ts';
import { companyRules, companySubject } from './company.ts';
import { emptyPersonForm, personRules } from './person.ts';

const today = '2026-11-21';
const personsInn = (inn: string) => checkForm(personRules(today, ['inn']), { ...emptyPersonForm, inn }).inn;
const company = (text: string) => checkForm(companyRules, { company: text }).company;
const car = (text: string) => checkForm(carRules, { car: text }).car;

const innMessages = [
  'Обязательное поле',
  'ИНН может состоять только из цифр',
  'ИНН может состоять только из 10 или 12 цифр',
  'Неправильный ИНН',
];
const isNumber = (text: string) => /^\d+$/.test(text);

describe('the INN of a person', () => {
  test.each(innVectors.valid_individual_12)('%s passes', (inn) => {
    expect(personsInn(inn)).toBeUndefined();
  });

  test.each(innVectors.valid_legal_10)('%s is a company’s', (inn) => {
    expect(personsInn(inn)).toBe('ИНН человека состоит из 12 цифр');
  });

  test.each(innVectors.invalid)('«%s» is refused in a sentence of section 5', (inn) => {
    expect(innMessages).toContain(personsInn(inn));
  });
});

describe('the line of a company', () => {
  test.each([...innVectors.valid_legal_10, ...innVectors.valid_individual_12])('INN %s passes', (inn) => {
    expect(company(inn)).toBeUndefined();
    expect(companySubject({ company: inn })).toEqual({ inn });
  });

  test.each([...ogrnVectors.valid_ogrn_13, ...ogrnVectors.valid_ogrnip_15])('OGRN %s passes', (ogrn) => {
    expect(company(ogrn)).toBeUndefined();
    expect(companySubject({ company: ogrn })).toEqual({ ogrn });
  });

  test.each([...innVectors.invalid, ...ogrnVectors.invalid].filter(isNumber))(
    'number %s is refused in a sentence of section 5, and never taken for a name',
    (number) => {
      expect([...innMessages, 'Неправильный ОГРН']).toContain(company(number));
    },
  );
});

describe('the line of a car', () => {
  test.each(carVectors.vin_valid_format)('VIN %s passes', (vin) => {
    expect(car(vin)).toBeUndefined();
    expect(recognizeCar(vin)).toEqual({ vin });
  });

  test.each(carVectors.plate_valid)('plate %s passes', (plate) => {
    expect(recognizeCar(plate)).toEqual({ plate });
  });

  test.each(carVectors.plate_normalise)('plate «$in» is read as $out', ({ in: typed, out }) => {
    expect(recognizeCar(typed)).toEqual({ plate: out });
  });

  test.each([...carVectors.vin_invalid, ...carVectors.plate_invalid])('«%s» is refused', (text) => {
    expect([
      'Обязательное поле',
      'Введите корректный VIN',
      'Некорректный гос. номер',
      'Введите VIN, номер кузова или гос. номер',
    ]).toContain(car(text));
  });
});
