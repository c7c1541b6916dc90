import type { Report } from '@proverka/contract/report';
import { describe, expect, test } from 'vitest';
import { clean, createCheckWorld, everything } from './check-world.ts';

const world = await createCheckWorld();
const product = world.productOf('CheckCriminalRecord');
const courtsOf = ({ tasks }: Report) => tasks.find(({ task_type }) => task_type === 'courts');
const codesOf = ({ findings }: Report) => findings.map(({ code }) => code);

/** The courts of this person answer so; every test has a birth date of its own. */
const switchCourts = (born: string, how: string) =>
  world.switchOver({
    source: 'supplier',
    operation: 'courts',
    subject: `тестов иван петрович ${born}`,
    behaviour: { kind: 'broken', how },
  });

describe('a report on a person nobody knows, while the courts answer otherwise', () => {
  test.each([
    ['html', 'Источник прислал веб-страницу вместо сведений.'],
    ['truncated', 'Источник прислал оборванный или пустой ответ.'],
    ['cut_off', 'Источник прислал оборванный или пустой ответ.'],
    ['empty', 'Источник прислал оборванный или пустой ответ.'],
    ['wrong_encoding', 'Источник прислал ответ в нечитаемой кодировке.'],
    ['repeated_key', 'Источник прислал одно поле дважды: такому ответу нельзя верить.'],
    ['wrong_root', 'Источник прислал ответ, который не похож на сведения этого реестра.'],
  ])('%s: the courts could not be checked, and the report says why', async (how, words) => {
    const birth_date = `1981-02-${String(how.length + 10).padStart(2, '0')}`;
    await switchCourts(birth_date, how);
    const report = await world.buyReport(product, { ...clean, birth_date });
    expect(courtsOf(report)).toMatchObject({ status: 'failed', reason: words });
    expect(report.findings).toContainEqual(
      expect.objectContaining({ code: 'unavailable_courts', level: 'unchecked', text: words }),
    );
    expect(codesOf(report)).not.toContain('courts_none');
  });

  test.each(['maintenance', 'captcha', 'login'])(
    '%s: the courts are asked again and are not clear in the meantime',
    async (how) => {
      const birth_date = `1982-03-${String(how.length + 10).padStart(2, '0')}`;
      await switchCourts(birth_date, how);
      const report = await world.buyReport(product, { ...clean, birth_date });
      expect(courtsOf(report)?.status).toBe('running');
      expect(codesOf(report)).not.toContain('courts_none');
    },
  );

  test('newer: fields nobody has seen leave «nothing found» as it is', async () => {
    await switchCourts('1983-04-01', 'newer');
    const report = await world.buyReport(product, { ...clean, birth_date: '1983-04-01' });
    expect(courtsOf(report)?.status).toBe('nothing_found');
  });
});

test('records on several pages are all in the report', async () => {
  const casesOf = ({ findings }: Report) =>
    findings.filter(({ code }) => code.startsWith('courts')).flatMap(({ records }) => records ?? []);
  const whole = casesOf(await world.buyReport(product, everything));
  await world.switchOver({
    source: 'supplier',
    operation: 'processing',
    subject: 'courts',
    behaviour: { kind: 'pages' },
  });
  expect(casesOf(await world.buyReport(product, everything))).toEqual(whole);
  expect(whole.length).toBeGreaterThan(1);
});
