// @vitest-environment node
import type { Extract } from '@proverka/contract/extract';
import { extractFindings } from '@proverka/extract/findings/extract-findings.domain';
import { detailsIn, personalText } from '@proverka/extract/fixtures/personal-details';
import { plantedExample, unschematicExamples } from '@proverka/extract/fixtures/planted-examples';
import { parseExtract } from '@proverka/extract/parse-extract';
import { plantByType, plantedDocuments, type Plant } from '@proverka/extract/schemas/planted-documents';
import { documentSchemas, schemaTree } from '@proverka/extract/schemas/schema-tree';
import { onStage } from '@proverka/shell-sdk/test-stage';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reportFixture } from './object-report/report-fixture.ts';
import { reportSections } from './object-report/report-sections.tsx';

const plant: Plant = (element, position) =>
  element.name === 'cad_number' ? plantByType(element, position) : personalText;

async function read(documents: readonly string[]): Promise<Extract[]> {
  const parsed = await Promise.all(documents.map((xml) => parseExtract(Buffer.from(xml))));
  return parsed.flatMap((one) => (one.ok ? [one.extract] : []));
}

/** The page of a report with these documents, as the server renders it. */
function screenOf(extracts: readonly Extract[]): string {
  const findings = extracts.flatMap((extract) => extractFindings(extract, '2026-01-01'));
  const report = reportFixture('flat-clean', { extracts: [...extracts], findings });
  const Sections = () =>
    reportSections(report).map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
  return renderToStaticMarkup(onStage(Sections, { globals: { theme: 'real-estate' }, parameters: {} }));
}

test.each(documentSchemas)(
  'personal details planted in any place of %s are not on the screen',
  async (schema) => {
    // Documents of one schema differ by a choice within a record: a few of them have every section.
    const documents = plantedDocuments(await schemaTree(schema), plant).map(({ xml }) => xml);
    const extracts = await read(documents.slice(0, 6));
    expect(extracts.length).toBeGreaterThan(0);
    expect(detailsIn(screenOf(extracts))).toEqual([]);
  },
);

test.each(unschematicExamples)(
  'personal details planted in any place of %s are not on the screen',
  async (name) => {
    const extracts = await read([plantedExample(name, () => personalText)]);
    expect(extracts).toHaveLength(1);
    expect(detailsIn(screenOf(extracts))).toEqual([]);
  },
);
