import type { Preview } from '@proverka/contract/preview';
import type { Report } from '@proverka/contract/report';
import { beforeAll, describe, expect, test } from 'vitest';
import { clean, createCheckWorld, creditGood, everything, statusesOf } from './check-world.ts';
import type { CheckWorld } from './check-world.ts';
import { PERSON_CHECK } from './wholesale.ts';
import { processingConsent } from './consents.ts';

let world: CheckWorld;
let buyReport: CheckWorld['buyReport'];
let productOf: CheckWorld['productOf'];
beforeAll(async () => {
  world = await createCheckWorld();
  ({ buyReport, productOf } = world);
});

const namesake = {
  last_name: 'Тестова',
  first_name: 'Анна',
  middle_name: 'Сергеевна',
  birth_date: '1990-02-02',
  region: '77',
};
const oleg = {
  last_name: 'Примеров',
  first_name: 'Олег',
  middle_name: 'Олегович',
  birth_date: '1985-03-03',
};
const person = (name: string, birth_date: string) => {
  const [last_name = '', first_name = '', middle_name = ''] = name.split(' ');
  return { last_name, first_name, middle_name, birth_date, region: '77' };
};
const sourceFindings = ({ findings }: Report) => findings.filter(({ kind }) => kind === undefined);

describe("reports on the sandbox's subjects", () => {
  test('a person with records in every register has a finding from every source', async () => {
    const report = await buyReport(productOf('CheckSecurity'), { ...everything, region: '78' });
    expect(new Set(Object.values(statusesOf(report)))).toEqual(new Set(['found']));
    expect(report.verdict?.level).toBe('danger');
    const told = sourceFindings(report);
    const neutral = new Set(['inn', 'business_status']);
    const isTold = (type: string) =>
      told.some(({ code, level }) => code.startsWith(type) && (level !== 'clear' || neutral.has(type)));
    expect(productOf('CheckSecurity').tasks.filter((type) => !isTold(type))).toEqual([]);
    const records = told.flatMap((finding) => finding.records ?? []);
    expect(records.filter(({ match }) => match?.kind === 'same').length).toBeGreaterThan(8);
  });

  test("a person's namesakes are reported separately, with the reason and the certainty", async () => {
    const report = await buyReport(productOf('CheckCriminalRecord'), namesake);
    const courts = report.findings.filter(({ code }) => code.startsWith('courts'));
    const matches = courts.flatMap(({ records }) => records ?? []).flatMap(({ match }) => match ?? []);
    expect(new Set(matches.map(({ kind }) => kind))).toEqual(new Set(['likely', 'namesake']));
    for (const { reason } of matches) expect(reason).not.toBe('');
    expect(matches.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('регион другой'),
        expect.stringContaining('дата рождения другая: 20.11.1985'),
        expect.stringContaining('даты рождения в записи нет'),
      ]),
    );
    // She has no records of her own: a likely match weighs less than a certain one, a namesake's nothing.
    expect(report.verdict?.level).not.toBe('danger');
    const bailiffs = await buyReport(productOf('CheckFssp'), namesake);
    const proceedings = bailiffs.findings.flatMap(({ records }) => records ?? []);
    expect(proceedings.every(({ match }) => match?.kind !== 'same')).toBe(true);
  });

  test("a person with missing data is asked for each source's field, and nothing is delivered yet", async () => {
    const report = await buyReport(productOf('CheckPerson'), oleg);
    expect(report.status).toBe('needs_data');
    const lacking = report.tasks.filter(({ status }) => status === 'needs_data');
    expect(
      Object.fromEntries(
        lacking.map(({ task_type, missing_requirements }) => [task_type, missing_requirements]),
      ),
    ).toEqual({ tax_debts: ['inn'], inn: ['passport'], passport: ['passport'] });
    for (const { reason } of lacking) expect(reason).not.toBe('');
  });

  test.each([
    [
      'a victim who sued others',
      person('Примеров Лев Ильич', '1972-09-21'),
      'clear',
      ['clear courts_suing_past', 'clear courts_third', 'clear courts_victim'],
    ],
    [
      'an acquitted one',
      person('Макетов Юрий Глебович', '1968-10-22'),
      'attention',
      ['attention courts_criminal_dropped', 'clear courts_acquitted', 'clear courts_won'],
    ],
    [
      'one with a role nobody knows',
      person('Пробнова Инна Денисовна', '1981-11-23'),
      'warning',
      ['attention courts_role_unknown_likely', 'warning courts_sued'],
    ],
  ])('the courts speak of %s by role and outcome', async (_who, about, level, codes) => {
    const report = await buyReport(productOf('CheckCriminalRecord'), about);
    const courts = sourceFindings(report).filter(({ code }) => code.startsWith('courts'));
    expect(courts.map((one) => `${one.level} ${one.code}`).toSorted()).toEqual(codes);
    const counted = courts.flatMap(({ records = [] }) => records.map(({ title }) => title));
    expect(counted).toEqual([...new Set(counted)]);
    expect(report.verdict?.level).toBe(level);
  });

  test("a person's debts are found in all regions, those of another region as likely ones", async () => {
    const about = person('Пробнова Инна Денисовна', '1981-11-23');
    const report = await buyReport(productOf('CheckFssp'), about);
    expect(report.findings.map(({ code }) => code).toSorted()).toEqual([
      'fssp_ended_likely',
      'fssp_open',
      'fssp_open_likely',
    ]);
  });

  test('an all-clear of the bailiffs is about all regions, although the region is given', async () => {
    const [finding] = (await buyReport(productOf('CheckFssp'), { ...clean, region: '77' })).findings;
    expect(finding).toMatchObject({ code: 'fssp_none', level: 'clear' });
    expect(finding?.text).toContain('по всем регионам: по фамилии, имени, отчеству и дате рождения');
  });

  test('one disqualified manager of two is not among those who may sign', async () => {
    const report = await buyReport(productOf('CounterAgent'), { inn: '0010011900' });
    const list = report.findings.find(({ code }) => code.startsWith('company_management'));
    expect(list).toMatchObject({ level: 'attention', code: 'company_management_others' });
    expect(list?.text).toContain('Без запрета в списке: Учебнов Сергей Ильич.');
  });

  test('every finding about a company carries the day its source speaks of', async () => {
    const { findings } = await buyReport(productOf('CounterAgent'), { inn: '0010001194' });
    expect(findings.filter(({ source_date: day }) => day === null)).toEqual([]);
    expect(findings.find(({ code }) => code === 'company_register_open')?.source_date).toMatch(
      /^\d{4}-\d\d-\d\d$/u,
    );
  });

  test('a person without a region is checked by the bailiffs in all regions', async () => {
    const report = await buyReport(productOf('CheckPerson'), everything);
    expect(report.status).toBe('done');
    expect(statusesOf(report)['fssp']).toBe('found');
  });

  test('the credit ratings of a good and a bad payer show their probability and its reasons', async () => {
    const good = await buyReport(productOf('CreditRating'), creditGood);
    expect(good.findings.map(({ text }) => text).join(' ')).toMatch(/вероятность одобрения около \d+ %/);
    const codes = good.findings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['credit_rating_score', 'credit_rating_closed']));
    const bad = await buyReport(productOf('CreditRating'), everything);
    expect(bad.findings.map(({ code }) => code)).toContain('credit_rating_overdue');
    expect(bad.findings.map(({ text }) => text).join(' ')).toMatch(/Мешает/);
    expect(bad.verdict?.level).toBe('danger');
  });

  test.each([
    // Banks report to the Bank of Russia and not to the tax service's resource.
    ['ПАО Сбербанк', { inn: '7707083893' }, 'attention', ['company_register_open', 'company_finance_none']],
    ['a liquidated one', { inn: '0010002381' }, 'danger', ['company_register_ended']],
    ['a bankrupt one', { inn: '0010003579' }, 'danger', ['company_bankruptcy']],
    ['one with a disqualified director', { inn: '0010004766' }, 'danger', ['company_disqualified']],
    ['one at a mass address', { inn: '0010005953' }, 'warning', ['company_mass_address']],
    ['one in debt', { inn: '0010007140' }, 'warning', ['company_fssp_open', 'company_courts_defendant']],
    ['an entrepreneur', { inn: '000100137070' }, null, ['company_register_open']],
  ])('a report on a company: %s', async (_who, company, level, codes) => {
    const report = await buyReport(productOf('CounterAgent'), company);
    expect(report.status).toBe('done');
    const told = report.findings.filter(({ level: one }) => codes.length > 0 || one !== 'clear');
    for (const code of codes) expect(told.map((one) => one.code).join(' ')).toContain(code);
    if (level !== null) expect(report.verdict?.level).toBe(level);
  });

  test.each([
    ['clean, by its body number', { body_number: 'NZE000-3000002' }, 'clear', []],
    ['clean, by its plate', { plate: 'Т001КХ100' }, 'clear', []],
    ['with accidents', { vin: 'X0T00000000000003' }, null, ['car_dtp']],
    ['wanted', { vin: 'X0T00000000000004' }, 'danger', ['car_wanted']],
    ['restricted', { vin: 'X0T00000000000005' }, 'danger', ['car_restrict']],
    ['pledged', { vin: 'X0T00000000000006' }, 'danger', ['car_pledge']],
    ['a taxi', { vin: 'X0T00000000000007' }, null, ['car_taxi']],
    ['with an expired insurance', { vin: 'X0T00000000000008' }, null, ['car_insurance']],
    ['with an odometer rolled back', { vin: 'X0T00000000000009' }, null, ['car_diagnostic']],
    ['met with a riddle at first', { vin: 'X0T00000000000010' }, 'clear', []],
  ])('a report on a car: %s', async (_what, car, level, types) => {
    const report = await buyReport(productOf('CheckAuto'), car);
    expect(report.status).toBe('done');
    const bad = report.findings.filter((finding) => finding.level !== 'clear').map(({ code }) => code);
    for (const type of types) expect(bad.join(' ')).toContain(type);
    if (types.length === 0) expect(bad).toEqual([]);
    if (level !== null) expect(report.verdict?.level).toBe(level);
  });
});

test('a report on a car known by its plate names the car as soon as the plate is found', async () => {
  const { subject } = await buyReport(productOf('CheckAuto'), { plate: 'Т001КХ100' });
  expect(subject.display_name.replaceAll('\u00A0', ' ')).toBe('Т 001 КХ 100, KIA RIO, 2009 год');
  expect((await buyReport(productOf('CheckAuto'), { vin: 'X0T00000000000001' })).subject.display_name).toBe(
    'VIN X0T00000000000001',
  );
});

test('a report on a car says what is asked for cars like it, or that they are few', async () => {
  const pricesOf = async (car: object) => {
    const { findings } = await buyReport(productOf('CheckAuto'), { ...car });
    return findings.find(({ task_type: type }) => type === 'car_prices');
  };
  const range = await pricesOf({ vin: 'X0T00000000000001' });
  expect(range).toMatchObject({ code: 'car_prices_range', level: 'clear' });
  const [chart] = range?.charts ?? [];
  expect(chart?.kind === 'prices' && chart.prices_kopecks.length).toBeGreaterThanOrEqual(8);
  // Made for Japan: only cars with the steering wheel on the right are like it.
  const [compared] = (await pricesOf({ body_number: 'NZE000-3000002' }))?.records ?? [];
  expect(compared?.facts).toContainEqual({ name: 'Руль', value: 'справа' });
});

describe("free previews of the sandbox's subjects", () => {
  const post = async (url: string, payload: object) =>
    (await world.api.inject({ method: 'POST', url, payload, headers: PERSON_CHECK })).json();
  const consent = processingConsent;
  const previewOf = async (product_name: string, subject: object): Promise<Preview> => {
    const { id } = await post('/preview', { product_name, subject, consent });
    await world.jobs.runDue();
    for (let looks = 0; looks < 3; looks += 1) await world.jobs.runAll('preview.task');
    return (await world.api.inject({ url: `/preview/${id}` })).json();
  };
  const statesOf = ({ tasks }: Preview) =>
    Object.fromEntries(tasks.map(({ task_type, state, records }) => [task_type, [state, records]]));

  test('a preview of a person with many records shows counts and masked values of the cheap sources', async () => {
    const preview = await previewOf('CheckPerson', everything);
    expect(preview.status).toBe('done');
    expect(statesOf(preview)).toMatchObject({
      fssp: ['found', 3],
      terrorists: ['found', 1],
      disqualified: ['found', 1],
      mass_positions: ['found', expect.any(Number)],
      business_status: ['found', expect.any(Number)],
      courts: ['after_payment', null],
    });
    expect(JSON.stringify(preview.tasks.map(({ facts }) => facts.map(({ value }) => value)))).not.toMatch(
      /[\p{L}\p{N}]/u,
    );
  });

  test('a preview of a person, a company and a car without records shows none', async () => {
    const states = new Set(
      Object.values(statesOf(await previewOf('CheckPerson', clean))).map(([state]) => state),
    );
    expect(states).toEqual(new Set(['nothing_found', 'after_payment']));
    expect(statesOf(await previewOf('CounterAgent', { inn: '0010007140' }))).toMatchObject({
      company_register: ['found', 1],
      company_fssp: ['found', expect.any(Number)],
      company_courts: ['after_payment', null],
    });
    expect(statesOf(await previewOf('CheckAuto', { vin: 'X0T00000000000004' }))).toMatchObject({
      car_wanted: ['found', 1],
      car_dtp: ['nothing_found', 0],
      car_pledge: ['after_payment', null],
    });
  });

  test('a free check of debts shows their number, or that there are none', async () => {
    expect(await post('/fssp/free', { subject: everything, consent })).toMatchObject({
      result: 'found',
      count: 3,
    });
    expect(await post('/fssp/free', { subject: clean, consent })).toMatchObject({
      result: 'nothing_found',
      count: 0,
    });
    // All regions are asked: her namesake of the same day in another region cannot be told from her.
    expect(await post('/fssp/free', { subject: namesake, consent })).toMatchObject({
      result: 'found',
      count: 1,
    });
  });
});
