import { describe, expect, test } from 'vitest';
import { check, known, look, processing, SUPPLIER_KEY } from '../testing/known.ts';
import { listAt, testSandbox, textAt, valueAt } from '../testing/test-sandbox.ts';
import { CHECKS } from './checks.domain.ts';

/** Slow checks answer immediately here. */
const sandbox = testSandbox({ checkSeconds: 0 });

const records = async (name: string, subject: Record<string, string | undefined>) =>
  listAt((await check(sandbox, name, subject)).body, 'records');

const ofPeople = CHECKS.filter(({ by }) => by !== 'company' && by !== 'car').map(({ name }) => name);
const ofCompanies = CHECKS.filter(({ by }) => by === 'company').map(({ name }) => name);

describe('a check of a person', () => {
  test.each(ofPeople)(
    'a check of a person by %s names its register, the date of the data and its price',
    async (name) => {
      const person = await known(sandbox, 'people', 'nothing');
      expect(await check(sandbox, name, person)).toMatchObject({
        status: 200,
        body: {
          status: 'done',
          source: expect.stringMatching(/\p{L}{3}/u),
          source_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          cost_kopecks: expect.any(Number),
        },
      });
    },
  );

  test.each(ofPeople.filter((name) => name !== 'inn'))(
    '%s has no records about the clean person',
    async (name) => {
      expect(await records(name, await known(sandbox, 'people', 'nothing'))).toEqual([]);
    },
  );

  test.each(ofPeople)('%s has records about the person with everything', async (name) => {
    const person = await known(sandbox, 'people', 'everything');
    const found = await records(name, person);
    expect(found.length).toBeGreaterThan(0);
    for (const record of found) {
      expect(record['person']).toMatchObject({
        last_name: 'Образцов',
        birth_date: '1975-05-15',
        region: '78',
      });
      expect(record).not.toHaveProperty('as');
    }
  });

  test.each([
    ['self-employed', 'business_status', { kind: 'self_employed', until: null }],
    ['entrepreneur', 'business_status', { kind: 'entrepreneur', ogrnip: expect.stringMatching(/^3\d{14}$/) }],
    ['disqualified', 'disqualified', { organisation: 'ООО «Условность»' }],
    ['mass-founder', 'mass_positions', { kind: 'founder', companies: 57 }],
    ['wanted', 'wanted', { list: 'federal' }],
    ['terrorist', 'terrorists', { number: expect.any(String) }],
    ['exit-ban', 'exit_ban', { amount_kopecks: expect.any(Number) }],
    ['bankruptcy-past', 'bankruptcy', { procedure: 'completed', ended_on: '2023-02-10' }],
    ['plaintiff', 'courts', { role: 'истец' }],
    ['fines-paid', 'fines', { paid: true, discount_until: null }],
  ])('the person of scenario %s has a record in the check %s', async (scenario, name, record) => {
    expect(await records(name, await known(sandbox, 'people', scenario))).toMatchObject([record]);
  });

  test('a good payer is rated above the average one, and the average above the bad one', async () => {
    const score = async (scenario: string): Promise<number> =>
      Number((await records('credit_rating', await known(sandbox, 'people', scenario)))[0]?.['score']);
    const scores = [await score('credit-good'), await score('credit-average'), await score('everything')];
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(scores.every((one) => one >= 1 && one <= 999)).toBe(true);
  });

  test('nothing in force ends in the past', async () => {
    const [record] = await records('disqualified', await known(sandbox, 'people', 'disqualified'));
    const today = new Date().toISOString().slice(0, 10);
    expect(textAt(record, 'until') > today).toBe(true);
    expect(textAt(record, 'since') < today).toBe(true);
  });
});

describe('namesakes', () => {
  test('records of namesakes are returned with what the register knows about each', async () => {
    const anna = await known(sandbox, 'people', 'namesake');
    for (const name of ['courts', 'bankruptcy']) {
      const people = (await records(name, anna)).map(({ person }) => person);
      expect(people).toMatchObject([
        { birth_date: '1985-11-20', region: '77' },
        { birth_date: '1990-02-02', region: '16' },
        { birth_date: null, birth_place: null, region: null },
      ]);
    }
  });

  test('namesakes are told apart where the register has an INN', async () => {
    const anna = await known(sandbox, 'people', 'namesake');
    const other = await known(sandbox, 'people', 'namesake-other-region');
    const inns = (await records('bankruptcy', anna)).map((record) => valueAt(record, 'person.inn'));
    expect(inns).toEqual([null, other['inn'], null]);
    expect(anna['inn']).not.toBe(other['inn']);
  });

  test('a question without a middle name matches more namesakes', async () => {
    const { middle_name: _middle, ...anna } = await known(sandbox, 'people', 'namesake');
    expect((await records('courts', anna)).length).toBeGreaterThanOrEqual(3);
  });
});

test('a credit bureau answers nobody without the consent of the person asked about', async () => {
  const person = await known(sandbox, 'people', 'everything');
  const without = await check(sandbox, 'credit_rating', { ...person, consent_id: undefined });
  expect(without).toMatchObject({ status: 422, body: { error: { code: expect.any(String) } } });
});

describe('one more datum', () => {
  test.each([
    ['tax_debts', 'needs-inn-and-passport', 'inn', ['inn']],
    ['inn', 'needs-inn-and-passport', 'passport_number', ['passport']],
    ['credit_rating', 'needs-inn-and-passport', 'passport_series', ['passport']],
    ['courts', 'needs-region-and-middle-name', 'region', ['region']],
    ['wanted', 'needs-region-and-middle-name', 'middle_name', ['middle_name']],
  ])(
    'the check %s about scenario %s requires the field %s and then answers',
    async (name, scenario, field, missing) => {
      const person = await known(sandbox, 'people', scenario);
      expect(await check(sandbox, name, { ...person, [field]: undefined })).toMatchObject({
        status: 422,
        body: { error: { code: 'missing_data', missing, message: expect.stringContaining('Укажите') } },
      });
      expect((await check(sandbox, name, person)).status).toBe(200);
    },
  );

  test('a wrong additional field finds nothing: name, birth date and passport must agree', async () => {
    const person = await known(sandbox, 'people', 'needs-inn-and-passport');
    expect(await records('inn', person)).toMatchObject([{ inn: person['inn'] }]);
    expect(await records('inn', { ...person, birth_date: '1985-03-04' })).toEqual([]);
    expect(await records('inn', { ...person, passport_number: '100001' })).toEqual([]);
  });

  test('a check without the key is refused', async () => {
    expect(await sandbox.call('POST', '/supplier/v1/checks/wanted', { payload: {} })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized' } },
    });
  });

  test.each([
    ['last_name', ''],
    ['birth_date', '31.01.1980'],
    ['inn', '77'],
    ['passport_series', 'AB10'],
  ])('an invalid %s («%s») is refused', async (field, value) => {
    const person = { ...(await known(sandbox, 'people', 'nothing')), [field]: value || undefined };
    expect(await check(sandbox, 'wanted', person)).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_request', field } },
    });
  });
});

describe('a check of a company', () => {
  test.each([
    ['company-bankrupt', 'company_bankruptcy'],
    ['company-disqualified', 'company_disqualified'],
    ['company-mass-address', 'company_mass_address'],
    ['company-debts', 'company_courts'],
  ])(
    'the company of scenario %s has a record in the check %s, by INN and by OGRN',
    async (scenario, name) => {
      const { inn, ogrn } = await known(sandbox, 'companies', scenario);
      const found = await records(name, { inn });
      expect(found.length).toBeGreaterThan(0);
      expect(await records(name, { ogrn })).toEqual(found);
    },
  );

  test.each(ofCompanies)('%s has records about the company with everything', async (name) => {
    const { inn } = await known(sandbox, 'companies', 'company-everything');
    expect((await records(name, { inn })).length).toBeGreaterThan(0);
  });

  test('for a real company the supplier returns only its director', async () => {
    expect(await records('company_management', { inn: '7707083893' })).toHaveLength(1);
    for (const name of ofCompanies.filter((one) => one !== 'company_management'))
      expect(await records(name, { inn: '7707083893' })).toEqual([]);
  });

  test('a check of a company requires a number', async () => {
    expect(await check(sandbox, 'company_courts', {})).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_request', field: 'inn' } },
    });
  });
});

describe('a check of a car', () => {
  test('a car is found by its plate in either alphabet', async () => {
    const car = await known(sandbox, 'cars', 'car-body-number');
    const expected = [{ vin: null, body_number: car['body_number'], brand: car['brand'], year: car['year'] }];
    expect(await records('plate', { plate: car['plate'] })).toMatchObject(expected);
    expect(await records('plate', { plate: 'm002oa100' })).toMatchObject(expected);
  });

  test.each([
    ['pledge', 'car-pledged', { ended_on: null }],
    ['taxi', 'car-taxi', { state: 'Действует' }],
    ['insurance', 'car-insurance-expired', { state: 'Прекратил действие' }],
    ['insurance', 'car-clean', { state: 'Действует' }],
  ])('the check %s has a record about the car of scenario %s', async (name, scenario, record) => {
    const { vin } = await known(sandbox, 'cars', scenario);
    expect(await records(name, { vin })).toContainEqual(expect.objectContaining(record));
  });

  test('an unknown car has no records', async () => {
    expect(await records('pledge', { vin: 'X0T00000000099999' })).toEqual([]);
  });
});

describe('a slow check', () => {
  const slow = testSandbox();

  test.each(['courts', 'credit_rating'])(
    '%s gives a ticket first and the answer a second later',
    async (name) => {
      const person = await known(slow, 'people', 'everything');
      const first = await check(slow, name, person);
      expect(first).toMatchObject({ status: 202, body: { status: 'working', poll_after_seconds: 1 } });
      const ticket = textAt(first.body, 'ticket');
      expect(await look(slow, name, ticket)).toMatchObject({ status: 202, body: { ticket } });
      slow.pass(1000);
      const last = await look(slow, name, ticket);
      expect([last.status, last.body['status']]).toEqual([200, 'done']);
      expect(listAt(last.body, 'records').length).toBeGreaterThan(0);
    },
  );

  test('a ticket of another check and an unknown ticket are refused', async () => {
    const first = await check(slow, 'courts', await known(slow, 'people', 'nothing'));
    for (const [name, ticket] of [
      ['credit_rating', textAt(first.body, 'ticket')],
      ['courts', 'nobody'],
    ] as const)
      expect((await look(slow, name, ticket)).status).toBe(404);
  });

  test('a slow check asks for missing data before it gives a ticket', async () => {
    const person = await known(slow, 'people', 'needs-region-and-middle-name');
    expect((await check(slow, 'courts', { ...person, region: undefined })).status).toBe(422);
  });
});

describe('the work behind a ticket', () => {
  test('the work behind a ticket can be slow for one check of one person, and instant for a slow check', async () => {
    const switched = testSandbox();
    const person = await known(switched, 'people', 'wanted');
    await processing(switched, 'supplier', { kind: 'slow', ms: 5000 }, 'wanted');
    await processing(switched, 'supplier', { kind: 'slow', ms: 0 }, 'courts');
    expect((await check(switched, 'courts', person)).status).toBe(200);
    const first = await check(switched, 'wanted', person);
    expect(first.status).toBe(202);
    switched.pass(4999);
    expect((await look(switched, 'wanted', textAt(first.body, 'ticket'))).status).toBe(202);
    switched.pass(1);
    expect((await look(switched, 'wanted', textAt(first.body, 'ticket'))).status).toBe(200);
  });

  test.each([
    ['stuck', 202],
    ['error', 503],
    ['lose', 404],
  ])('under the switch «%s» a ticket answers %i', async (kind, status) => {
    const switched = testSandbox();
    await processing(switched, 'supplier', { kind }, 'пробнов роман сергеевич 1988-10-10');
    const first = await check(switched, 'wanted', await known(switched, 'people', 'wanted'));
    expect(first.status).toBe(202);
    switched.pass(3_600_000);
    expect((await look(switched, 'wanted', textAt(first.body, 'ticket'))).status).toBe(status);
  });
});

test('an answer repeats the question and counts its records; the switch «pages» spreads them', async () => {
  const paged = testSandbox({ checkSeconds: 0 });
  const person = await known(paged, 'people', 'namesake');
  const whole = (await check(paged, 'bankruptcy', person)).body;
  const records = listAt(whole, 'records');
  expect(whole).toMatchObject({ total: records.length, asked: { last_name: 'Тестова' } });
  await processing(paged, 'supplier', { kind: 'pages' }, 'bankruptcy');
  const first = (await check(paged, 'bankruptcy', person)).body;
  expect(first).toMatchObject({ total: records.length, records: [records[0]], next: expect.any(String) });
  const path = `/supplier/v1/checks/bankruptcy/pages/${textAt(first, 'next')}`;
  expect((await paged.call('GET', path, { headers: SUPPLIER_KEY })).body).toMatchObject({
    total: records.length,
    records: [records[1]],
  });
});
