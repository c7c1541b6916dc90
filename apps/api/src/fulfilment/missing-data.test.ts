import { describe, expect, test } from 'vitest';
import { supplement } from './missing-data.domain.ts';
import type { WaitingTask } from './missing-data.domain.ts';

const TODAY = '2026-11-21';
const subject = { last_name: 'Примеров', first_name: 'Олег', birth_date: '1985-03-03' };
const person = { kind: 'person', objectKey: 'person', subject } as const;
const passport: WaitingTask = { id: 'passport', missing: ['passport'] };
const taxes: WaitingTask = { id: 'taxes', missing: ['inn'] };
const both: WaitingTask = { id: 'both', missing: ['passport', 'inn'] };
const given = { passport_series: '00 10', passport_number: '100001' };

const add = (waiting: readonly WaitingTask[], data: Record<string, string>) =>
  supplement(person, waiting, data, TODAY);

describe('data that sources ask for', () => {
  test('added data is normalised, and the checks whose data is complete continue', () => {
    expect(add([passport, taxes, both], given)).toMatchObject({
      ok: true,
      value: {
        subject: { ...subject, passport_series: '0010', passport_number: '100001' },
        taskIds: ['passport'],
      },
    });
    expect(add([passport, taxes, both], { ...given, inn: '500100732259' })).toMatchObject({
      value: { taskIds: ['passport', 'taxes', 'both'] },
    });
  });

  test('data is accepted only when it was asked for', () => {
    expect(add([taxes], given)).toMatchObject({ ok: false, refusal: { code: 'data_not_needed' } });
    expect(add([], { inn: '500100732259' })).toMatchObject({ refusal: { code: 'data_not_needed' } });
    const added = add([taxes], { inn: '500100732259', first_name: 'Иван', ...given });
    expect(added).toMatchObject({ value: { subject: { ...subject, inn: '500100732259' } } });
  });

  test.each([
    [
      'half a passport',
      [passport],
      { passport_series: '0010', passport_number: '' },
      'data.passport_number',
      'Обязательное поле',
    ],
    ['a wrong INN', [taxes], { inn: '500100732250' }, 'data.inn', expect.stringMatching(/ИНН/)],
    ['nothing', [taxes], { inn: ' ' }, 'data.inn', 'Обязательное поле'],
  ])('added data is validated by the rules of the form: %s', (_what, waiting, data, field, words) => {
    expect(add(waiting, data)).toMatchObject({
      refusal: { code: 'subject_invalid', fields: { [field]: words } },
    });
  });

  test('missing data about a car is its VIN or body number, never another plate', () => {
    const car = { kind: 'car', objectKey: 'car', subject: { plate: 'А123ВС77' } } as const;
    const waiting = [{ id: 'history', missing: ['vin'] }];
    const vin = supplement(car, waiting, { vin: 'xta210990y2766389' }, TODAY);
    expect(vin).toMatchObject({ value: { subject: { vin: 'XTA210990Y2766389' }, taskIds: ['history'] } });
    const body = supplement(car, waiting, { body_number: 'GX110-6012345' }, TODAY);
    expect(body).toMatchObject({ value: { taskIds: ['history'] } });
    const plate = supplement(car, waiting, { vin: 'В777ВВ77' }, TODAY);
    expect(plate).toMatchObject({ refusal: { code: 'subject_invalid' } });
  });

  test('missing data about an object is its number', () => {
    const object = { kind: 'object', objectKey: 'Москва, Тестовая, 1', subject: {} } as const;
    const waiting = [{ id: 'extract', missing: ['cadastral_number'] }];
    const added = supplement(object, waiting, { cadastral_number: '77:06:0001001:1234' }, TODAY);
    expect(added).toMatchObject({ value: { objectKey: '77:06:0001001:1234', taskIds: ['extract'] } });
  });
});
