import { describe, expect, test } from 'vitest';
import { areAllStrangers, matchOf, sortByMatch } from './match.domain.ts';
import type { RecordedPerson } from './match.domain.ts';

const subject = {
  last_name: 'Тестова',
  first_name: 'Алёна',
  middle_name: 'Сергеевна',
  birth_date: '1990-02-02',
  region: '77',
};

const recorded = (more: Partial<RecordedPerson> = {}): RecordedPerson => ({
  last_name: 'ТЕСТОВА',
  first_name: 'АЛЕНА',
  middle_name: 'СЕРГЕЕВНА',
  birth_date: '1990-02-02',
  birth_place: null,
  region: null,
  inn: null,
  ...more,
});

describe('a record of a register', () => {
  test('is about the person when names and birth date agree, whatever its capitals and «ё»', () => {
    expect(matchOf(subject, recorded())).toMatchObject({ kind: 'same' });
  });

  test('is about a namesake when the birth date differs, and says which it is', () => {
    expect(matchOf(subject, recorded({ birth_date: '1971-05-09' }))).toEqual({
      kind: 'namesake',
      reason: 'имя совпало, дата рождения другая: 09.05.1971',
    });
  });

  test('counts against nobody when it has no birth date', () => {
    expect(matchOf(subject, recorded({ birth_date: null }))).toMatchObject({ kind: 'namesake' });
  });

  test('is only likely from another region or without a middle name', () => {
    expect(matchOf(subject, recorded({ region: '66' }))).toMatchObject({ kind: 'likely' });
    expect(matchOf(subject, recorded({ middle_name: null }))).toMatchObject({ kind: 'likely' });
  });

  test('is decided by the INN where both have one', () => {
    const known = { ...subject, inn: '500100732259' };
    expect(matchOf(known, recorded({ inn: '500100732259', birth_date: null }))).toMatchObject({
      kind: 'same',
    });
    expect(matchOf(known, recorded({ inn: '111111111130' }))).toMatchObject({ kind: 'namesake' });
  });

  test('with the INN of the person is likely theirs under another name, unless they were born on another day', () => {
    const known = { ...subject, inn: '500100732259' };
    const married = { last_name: 'ОБРАЗЦОВА', inn: '500100732259' };
    expect(matchOf(known, recorded(married))).toEqual({
      kind: 'likely',
      reason: 'совпал ИНН, имя в записи другое: возможно, его сменили',
    });
    expect(matchOf(known, recorded({ ...married, birth_date: '1971-05-09' }))).toBeNull();
  });

  test('is known by its name also with Latin letters and composed otherwise', () => {
    expect(matchOf(subject, recorded({ last_name: 'TECTOBA' }))).toMatchObject({ kind: 'same' });
    expect(matchOf(subject, recorded({ first_name: 'Алёна'.normalize('NFD') }))).toMatchObject({
      kind: 'same',
    });
  });

  test('of another name is dropped', () => {
    const { own, namesakes } = sortByMatch(subject, [
      { person: recorded({ first_name: 'АННА' }) },
      { person: recorded() },
      { person: recorded({ birth_date: null }) },
    ]);
    expect([own.length, namesakes.length]).toEqual([1, 1]);
  });
});

describe('an answer about nobody of the name', () => {
  const about = (...records: Partial<RecordedPerson>[]) =>
    areAllStrangers(
      subject,
      records.map((more) => ({ person: recorded(more) })),
    );

  test('is about strangers: other people, or letters that were spoiled on the way', () => {
    expect(about({ last_name: 'ОБРАЗЦОВА' })).toBe(true);
    expect(about({ last_name: 'РўРµСЃС‚РѕРІР°' }, { last_name: '???????' })).toBe(true);
  });

  test('is no such answer when somebody has the name, a namesake or one of another middle name', () => {
    expect(about({ last_name: 'ОБРАЗЦОВА' }, { birth_date: null })).toBe(false);
    expect(about({ middle_name: 'ИВАНОВНА' })).toBe(false);
    expect(about()).toBe(false);
  });
});
