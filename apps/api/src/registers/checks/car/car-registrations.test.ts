import { presentFindings } from '@proverka/findings/present-findings';
import { describe, expect, test } from 'vitest';
import type { Check } from '../../check.ts';
import { carHistoryCheck } from './history.ts';
import { insuranceCheck } from './insurance.ts';
import { pledgeCheck } from './pledge.ts';
import { taxiCheck } from './taxi.ts';

const asOf = '2026-11-20';
const findingsOf = (check: Check, data: unknown) =>
  check.findings({ data, asOf, asked: null }, { ownersData: [{ vin: 'X0T00000000000001' }] });
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const factsIn = (check: Check, data: unknown) =>
  findingsOf(check, data).flatMap(({ records = [] }) =>
    records.map(({ facts }) => Object.fromEntries(facts.map(({ name, value }) => [name, plain(value)]))),
  );

describe('registrations', () => {
  const history = (periods: object[], vehicle: object = {}) => ({
    ownershipPeriods: { ownershipPeriod: periods },
    vehiclePassport: { number: '00ОО000000', issue: 'ТЕСТОВЫЙ АВТОЗАВОД' },
    vehicle: {
      model: 'ВАЗ 211440 ',
      year: '2009',
      vin: 'XTA00000000000001',
      bodyNumber: 'XTA00000000000001',
      engineVolume: '1596.0',
      powerHp: '81.5',
      category: 'В',
      ...vehicle,
    },
  });
  const first = { simplePersonType: 'Natural', from: '2009-11-12', to: '2016-08-30', lastOperation: '11' };
  const now = { simplePersonType: 'Legal', from: '2016-08-30', lastOperation: '03' };

  test('have units, and the body number only where it is not the VIN', () => {
    expect(factsIn(carHistoryCheck, history([now]))[0]).toEqual({
      'Год выпуска': '2009',
      VIN: 'XTA00000000000001',
      'Объём двигателя': '1 596 см³',
      Мощность: '81,5 л. с.',
      Категория: 'В',
      ПТС: '00ОО000000',
      'ПТС выдал': 'ТЕСТОВЫЙ АВТОЗАВОД',
    });
    const japanese = history([now], {
      vin: '',
      bodyNumber: 'NZE000-3000002',
      engineVolume: 'нет',
      powerHp: '0.0',
    });
    expect(factsIn(carHistoryCheck, japanese)[0]).toMatchObject({
      'Номер кузова': 'NZE000-3000002',
      'Объём двигателя': 'нет',
    });
    expect(factsIn(carHistoryCheck, japanese)[0]).not.toHaveProperty('Мощность');
  });

  test('are told from the owner of today back, with the last act in words', () => {
    const [, owners] = findingsOf(carHistoryCheck, history([first, { ...now, lastOperation: '98' }]));
    expect(owners?.code).toBe('car_history_owners');
    expect(
      owners?.records?.map(({ title, facts }) => [title].concat(facts.map(({ value }) => value))),
    ).toEqual([
      ['Юридическое лицо', '30.08.2016 — по настоящее время', 'код ГИБДД 98'],
      ['Физическое лицо', '12.11.2009 — 30.08.2016', 'первичная регистрация'],
    ]);
  });

  test.each([
    ['07', 'attention', 'Сейчас автомобиль на учёте не стоит'],
    [null, 'attention', 'Сейчас автомобиль на учёте не стоит'],
    ['65', 'danger', 'Автомобиль снят с учёта: утилизация'],
    ['09', 'danger', 'Автомобиль снят с учёта: утилизация'],
    ['68', 'danger', 'Автомобиль снят с учёта: кража или угон'],
  ])('that ended with the act %s are %s: «%s»', (lastOperation, level, title) => {
    const ended = { ...now, to: '2022-02-10', lastOperation };
    const [, end] = findingsOf(carHistoryCheck, history([ended, first]));
    expect(end).toMatchObject({ level, title });
    expect(end?.text).toContain('10.02.2022');
  });

  test('that go on are no end', () => {
    expect(findingsOf(carHistoryCheck, history([first, now])).map(({ code }) => code)).toEqual([
      'car_history_vehicle',
      'car_history_owners',
    ]);
    expect(findingsOf(carHistoryCheck, history([])).map(({ code }) => code)).toEqual(['car_history_vehicle']);
  });
});

describe('contracts and permits', () => {
  const policy = {
    series: 'ХХХ',
    number: '0000000000',
    insurer: 'Тестовая страховая компания',
    since: '2026-01-01',
    until: '2026-12-31',
    state: 'Действует',
    drivers: 'limited',
  };

  test.each([
    [policy, 'clear'],
    [{ ...policy, state: 'Прекратил действие' }, 'attention'],
    [{ ...policy, state: 'Утратил силу' }, 'attention'],
    [{ ...policy, state: 'Не действует' }, 'attention'],
    [{ ...policy, until: '2026-11-19' }, 'attention'],
    [{ ...policy, until: asOf, since: asOf }, 'clear'],
    [{ ...policy, since: '2026-11-21' }, 'attention'],
  ])('a policy %o is %s', (one, level) => {
    expect(findingsOf(insuranceCheck, [one])).toMatchObject([{ level, records: [{ level }] }]);
  });

  test('an open pledge comes before one that was struck off', () => {
    const pledge = { number: '1', registered_on: '2024-01-01', pledgee: 'Банк', description: 'Автомобиль' };
    const struck = { ...pledge, ended_on: '2025-01-01' };
    const [finding] = findingsOf(pledgeCheck, [
      struck,
      struck,
      struck,
      { ...pledge, number: '2', ended_on: null },
    ]);
    const [shown] = presentFindings(finding ? [{ ...finding, source: '', source_date: null }] : []).findings;
    expect(shown?.first[0]).toMatchObject({ level: 'danger', record: { title: 'Уведомление № 2' } });
  });

  test.each([
    [{ until: null, state: 'Действует' }, 'Есть действующее разрешение на такси'],
    [{ until: asOf, state: 'Действует' }, 'Есть действующее разрешение на такси'],
    [{ until: '2026-11-19', state: 'Действует' }, 'Автомобиль работал в такси'],
    [{ until: null, state: 'Аннулировано' }, 'Автомобиль работал в такси'],
  ])('a taxi permit %o is told as «%s»', (permit, title) => {
    const one = { license: '1', region: 'Тестовая область', since: '2024-01-01', carrier: 'ООО', ...permit };
    expect(findingsOf(taxiCheck, [one])).toMatchObject([{ level: 'attention', title }]);
  });
});
