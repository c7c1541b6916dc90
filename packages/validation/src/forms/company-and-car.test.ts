import { describe, expect, test } from 'vitest';
import { checkForm } from '../rule.ts';
import { carRules, carSubject, recognizeCar } from './car.ts';
import { companyRules, companySubject } from './company.ts';

describe('the line of a company', () => {
  test.each([
    ['7700000016', { inn: '7700000016' }],
    ['77 0000 0016', { inn: '7700000016' }],
    ['1027700000019', { ogrn: '1027700000019' }],
    [' ООО «Образец» ', { company_name: 'ООО «Образец»' }],
    ['Завод 12', { company_name: 'Завод 12' }],
  ])('the company line accepts «%s»', (company, subject) => {
    expect(checkForm(companyRules, { company })).toEqual({});
    expect(companySubject({ company })).toEqual(subject);
  });

  test.each([
    ['', 'Обязательное поле'],
    ['ОО', 'Поле слишком короткое'],
    ['7700000017', 'Неправильный ИНН'],
    ['77000', 'ИНН может состоять только из 10 или 12 цифр'],
    ['1027700000018', 'Неправильный ОГРН'],
  ])('the company line refuses «%s» with «%s»', (company, message) => {
    expect(checkForm(companyRules, { company })).toEqual({ company: message });
  });
});

describe('the line of a car', () => {
  test.each([
    ['xta210990y2766389', { vin: 'XTA210990Y2766389' }],
    ['ХТА210990У2766389', { vin: 'XTA210990Y2766389' }],
    ['a123bc77', { plate: 'А123ВС77' }],
    ['а 123 вс 777', { plate: 'А123ВС777' }],
    ['gx110-6012345', { body_number: 'GX110-6012345' }],
    ['ZVW30 5512345', { body_number: 'ZVW305512345' }],
  ])('the car line accepts «%s»', (car, subject) => {
    expect(recognizeCar(car)).toEqual(subject);
    expect(checkForm(carRules, { car })).toEqual({});
  });

  test.each([
    ['', 'Обязательное поле'],
    ['А000ВС77', 'Некорректный гос. номер'],
    ['Ж123ВС77', 'Некорректный гос. номер'],
    ['XTA210990Y276638', 'Введите корректный VIN'],
    ['XTA21099OY2766389', 'Введите корректный VIN'],
    ['лада', 'Введите VIN, номер кузова или гос. номер'],
  ])('the car line refuses «%s» with «%s»', (car, message) => {
    expect(checkForm(carRules, { car })).toEqual({ car: message });
  });
});

describe('the price of an advert', () => {
  test.each([
    ['1 090 000 ₽', '1090000'],
    ['1090000 руб.', '1090000'],
    ['1\u00A0090\u00A0000', '1090000'],
    ['10000', '10000'],
  ])('«%s» is read', (price, rubles) => {
    expect(checkForm(carRules, { car: 'А123ВС77', price })).toEqual({});
    expect(carSubject({ car: 'А123ВС77', price })).toEqual({ plate: 'А123ВС77', price: rubles });
  });

  test.each(['0', '-900000', '9999', '100000001', '1,09 млн', '1090000.50', 'даром'])(
    '«%s» is refused',
    (price) => {
      expect(checkForm(carRules, { car: 'А123ВС77', price })).toEqual({
        price: 'Введите цену в рублях, от 10 000 до 100 000 000',
      });
    },
  );

  test('it may be left empty', () => {
    expect(checkForm(carRules, { car: 'А123ВС77', price: ' ' })).toEqual({});
    expect(carSubject({ car: 'А123ВС77' })).toEqual({ plate: 'А123ВС77' });
  });
});
