import { describe, expect, test } from 'vitest';
import { askedBefore, askedBy, nothingFound, sourceWords } from './asked.domain.ts';

const person = {
  last_name: 'Тестов',
  first_name: 'Иван',
  middle_name: 'Петрович',
  birth_date: '1980-01-31',
  region: '77',
  inn: '500100732259',
};
const { middle_name: _middle, ...withoutMiddle } = person;
const everywhere = { where: 'в реестре', isRegional: true, limits: 'Часть закрыта.' } as const;
const none = { title: 'Записей нет' };

describe('what was asked', () => {
  test('a person is asked about by the names there are and the birth date, a region never limits it', () => {
    const by = ['last_name', 'first_name', 'middle_name', 'birth_date'];
    expect(askedBy('person', person)).toEqual({ by, regions: null });
    expect(askedBy('person', withoutMiddle).by).toEqual(['last_name', 'first_name', 'birth_date']);
    expect(askedBy('person', person, 'inn').by).toEqual(['inn']);
    expect(askedBy('person', person, 'passport').by).toEqual([...by, 'passport']);
  });

  test('a company is asked about by one number, a car by its surest one', () => {
    expect(askedBy('company', { inn: '7707083893', ogrn: '1027700132195' }).by).toEqual(['inn']);
    expect(askedBy('company', { ogrn: '1027700132195' }).by).toEqual(['ogrn']);
    expect(askedBy('car', { vin: 'X', plate: 'А' }).by).toEqual(['vin']);
    expect(askedBy('car', { body_number: 'X', plate: 'А' }).by).toEqual(['body_number']);
    expect(askedBy('car', { plate: 'А' }).by).toEqual(['plate']);
  });

  test('an answer of a former version was limited to the region that was given', () => {
    expect(askedBefore('person', person).regions).toEqual(['77']);
    expect(askedBefore('person', { ...person, region: '' }).regions).toBeNull();
    expect(askedBefore('company', { inn: '7707083893' }).regions).toBeNull();
  });
});

describe('an all-clear', () => {
  test('an all-clear of all regions says what was asked, and what the register does not show', () => {
    expect(nothingFound(none, everywhere, askedBy('person', person))).toEqual({
      title: 'Записей нет',
      text: 'Искали в реестре, по всем регионам: по фамилии, имени, отчеству и дате рождения. Часть закрыта.',
    });
  });

  test('an all-clear of one region names it in the title too, and says nothing of the others', () => {
    expect(nothingFound(none, everywhere, { by: ['inn'], regions: ['77', '00'] })).toEqual({
      title: 'Записей нет: спрошен только регион Москва, с кодом 00',
      text: 'Искали в реестре, только регион Москва, с кодом 00: по ИНН. О других регионах этот ответ не говорит ничего. Часть закрыта.',
    });
  });

  test('a register of the whole country mentions no regions, and a missing middle name is said', () => {
    const told = nothingFound(
      { ...none, meaning: 'Так бывает' },
      { where: 'в ЕГРЮЛ', limits: '' },
      askedBy('person', withoutMiddle),
    );
    expect(told.text).toBe('Так бывает. Искали в ЕГРЮЛ: по фамилии, имени и дате рождения, без отчества.');
    expect(nothingFound(none, { where: 'в ЕГРЮЛ', limits: '' }, { by: [], regions: null }).text).toBe(
      'Искали в ЕГРЮЛ.',
    );
  });

  test('the name of a source says when only a region was asked', () => {
    expect(sourceWords('Реестр', null)).toBe('Реестр');
    expect(sourceWords('Реестр', { by: [], regions: null })).toBe('Реестр');
    expect(sourceWords('Реестр', { by: [], regions: ['78'] })).toBe('Реестр, только регион Санкт-Петербург');
  });
});
