import { example } from '@proverka/extract/fixtures/examples';
import { expect, test } from 'vitest';
import type { KnownSitePlan } from '#registers/find-site-plan.ts';
import { readPlan } from '#registers/objects/object-plan.domain.ts';
import { reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';
import { reportView } from './report-view.ts';

type Outline = NonNullable<Parameters<typeof readPlan>[0]['outline']>;

/** A square of 60 units of the map, in Saint Petersburg. */
const square = (west: number): Outline[number] => {
  const at = (east: number, north: number): [number, number] => [3_380_000 + west + east, 8_380_000 + north];
  return [[at(0, 0), at(60, 0), at(60, 60), at(0, 60), at(0, 0)]];
};

function surroundings(): KnownSitePlan {
  const read = readPlan({
    number: '78:31:0099001:20',
    kind: 'land',
    outline: [square(0)],
    area: '905,5',
    neighbours: {
      kind: 'known',
      isCutOff: false,
      objects: [{ number: '78:31:0099001:21', kind: 'land', outline: [square(60)] }],
    },
  });
  if (read.kind !== 'drawable') throw new Error(`The plan is ${read.kind}.`);
  return { plan: read.data, askedAt: '2024-03-24T22:30:00Z', source: 'НСПД' };
}

test('a report prints the plan with its neighbours, its source and the day the map was asked, in Moscow', async () => {
  const input = reportOf([await example('syn_about_property_room_flat_mortgage')]);
  const title = /^План с\sсоседними объектами$/u;
  const section = reportView({ ...input, surroundings: surroundings() }, () => true).sections.find((one) =>
    title.test(one.title),
  );
  expect(section?.source).toMatch(/^Источник: НСПД, 25\.03\.2024$/u);
  expect(section?.blocks.map(({ kind }) => kind)).toEqual(['picture', 'table']);
  expect(JSON.stringify(section?.blocks[1])).toMatch(/граничит, к\sвостоку/u);
  expect(reportView(input, () => true).sections.some((one) => title.test(one.title))).toBe(false);
});

test('the plan of a report is typeset', async () => {
  const { renderReportPdf } = createPdfRenderer();
  const input = reportOf([await example('syn_about_property_room_flat_mortgage')]);
  const pdf = renderReportPdf({ ...input, surroundings: surroundings() });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(renderReportPdf(input).length);
});
