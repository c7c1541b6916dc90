import { beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { away, createFakeSource } from '../../../test/fake-sources.ts';
import { createTestWorld } from '../../../test/world.ts';
import type { TestWorld } from '../../../test/world.ts';
import type { PassportSubject } from '../sources/passport/passport.ts';
import { processingConsent } from '../../../test/consents.ts';

const passports = createFakeSource<PassportSubject, 'valid' | 'invalid'>(() => away);
const wish = {
  last_name: ' Тестов ',
  first_name: 'Тест',
  middle_name: '',
  birth_date: '1990-01-31',
  series: '45 10',
  number: '123456',
  consent: processingConsent,
};

let world: TestWorld;
beforeEach(async () => {
  passports.asked.length = 0;
  const config = testConfig({}, { passport_address: { count: 3, windowSeconds: 3600 } });
  world = await createTestWorld({ config, replace: { passports } });
});

const check = async (payload: object) =>
  (await world.api.inject({ method: 'POST', url: '/passport/check', payload })).json();

describe('the free passport check', () => {
  test.each(['valid', 'invalid'] as const)(
    'the free passport check answers %s with the source and its date',
    async (data) => {
      passports.answer = () => ({ kind: 'found', data, source: 'МВД', sourceDate: '2026-11-19' });
      expect(await check(wish)).toMatchObject({ result: data, source: 'МВД', source_date: '2026-11-19' });
      expect(passports.asked[0]).toMatchObject({ last_name: 'Тестов', series: '4510', number: '123456' });
    },
  );

  test('the free passport check says when the source did not answer', async () => {
    passports.answer = () => away;
    expect(await check(wish)).toMatchObject({ result: 'unavailable', source_date: null });
  });

  test('the free passport check stores the consent and no data about the person', async () => {
    await check(wish);
    const { rows } = await world.owner.query(`select purpose, text_version, user_id from consent`);
    expect(rows).toEqual([
      { purpose: 'personal_data', text_version: processingConsent.personal_data_version, user_id: null },
    ]);
    const dump = await world.owner.query(`select string_agg(c::text, '') as text from consent c`);
    expect(dump.rows[0].text).not.toMatch(/Тестов|123456/);
  });

  test('the free passport check is limited per address', async () => {
    for (let i = 0; i < 3; i += 1) await check(wish);
    expect(await check(wish)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(passports.asked).toHaveLength(3);
  });

  test('the free passport check names every invalid field without asking the source', async () => {
    const wrong = {
      ...wish,
      last_name: ' ',
      birth_date: '1990-02-31',
      series: '45',
      number: '000000',
      consent: undefined,
    };
    expect(await check(wrong)).toMatchObject({
      status: 400,
      fields: {
        last_name: 'Обязательное поле',
        birth_date: 'Невалидная дата',
        series: 'Серия паспорта состоит из 4 цифр',
        number: 'Номер паспорта состоит из 6 цифр',
        consent: 'Обязательное поле',
      },
    });
    expect(passports.asked).toEqual([]);
  });
});
