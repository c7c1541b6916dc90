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

describe('records of a register', () => {
  test('a record matches when names and birth date agree, whatever its capitals and «ё»', () => {
    expect(matchOf(subject, recorded())).toMatchObject({ kind: 'same' });
  });

  test('a record with another birth date is about a namesake and states the date', () => {
    expect(matchOf(subject, recorded({ birth_date: '1971-05-09' }))).toEqual({
      kind: 'namesake',
      reason: 'имя совпало, дата рождения другая: 09.05.1971',
    });
  });

  test('a record without a birth date counts against nobody', () => {
    expect(matchOf(subject, recorded({ birth_date: null }))).toMatchObject({ kind: 'namesake' });
  });

  test('a record from another region or without a middle name is only a likely match', () => {
    expect(matchOf(subject, recorded({ region: '66' }))).toMatchObject({ kind: 'likely' });
    expect(matchOf(subject, recorded({ middle_name: null }))).toMatchObject({ kind: 'likely' });
  });

  test('the INN decides a match when both sides have one', () => {
    const known = { ...subject, inn: '500100732259' };
    expect(matchOf(known, recorded({ inn: '500100732259', birth_date: null }))).toMatchObject({
      kind: 'same',
    });
    expect(matchOf(known, recorded({ inn: '111111111130' }))).toMatchObject({ kind: 'namesake' });
  });

  test("a record with the person's INN and another name is a likely match unless the birth date differs", () => {
    const known = { ...subject, inn: '500100732259' };
    const married = { last_name: 'ОБРАЗЦОВА', inn: '500100732259' };
    expect(matchOf(known, recorded(married))).toEqual({
      kind: 'likely',
      reason: 'совпал ИНН, имя в записи другое: возможно, его сменили',
    });
    expect(matchOf(known, recorded({ ...married, birth_date: '1971-05-09' }))).toBeNull();
  });

  test('a name matches with look-alike Latin letters and in another Unicode normal form', () => {
    expect(matchOf(subject, recorded({ last_name: 'TECTOBA' }))).toMatchObject({ kind: 'same' });
    expect(matchOf(subject, recorded({ first_name: 'Алёна'.normalize('NFD') }))).toMatchObject({
      kind: 'same',
    });
  });

  test('a record with another name is dropped', () => {
    const { own, namesakes } = sortByMatch(subject, [
      { person: recorded({ first_name: 'АННА' }) },
      { person: recorded() },
      { person: recorded({ birth_date: null }) },
    ]);
    expect([own.length, namesakes.length]).toEqual([1, 1]);
  });
});

describe('answers without the requested name', () => {
  const about = (...records: Partial<RecordedPerson>[]) =>
    areAllStrangers(
      subject,
      records.map((more) => ({ person: recorded(more) })),
    );

  test('an answer with other names only, or in a broken encoding, is about strangers', () => {
    expect(about({ last_name: 'ОБРАЗЦОВА' })).toBe(true);
    expect(about({ last_name: 'РўРµСЃС‚РѕРІР°' }, { last_name: '???????' })).toBe(true);
  });

  test('an answer with a namesake or another middle name is not about strangers', () => {
    expect(about({ last_name: 'ОБРАЗЦОВА' }, { birth_date: null })).toBe(false);
    expect(about({ middle_name: 'ИВАНОВНА' })).toBe(false);
    expect(about()).toBe(false);
  });
});
