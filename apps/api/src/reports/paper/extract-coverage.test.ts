import type { Extract } from '@proverka/contract/extract';
import { extractFindings } from '@proverka/extract/findings/extract-findings.domain';
import { parseExtract } from '@proverka/extract/parse-extract';
import {
  plantedDocuments,
  type Planted,
  type PlantedDocument,
} from '@proverka/extract/schemas/planted-documents';
import { documentSchemas, schemaTree } from '@proverka/extract/schemas/schema-tree';
import { beforeAll, describe, expect, test } from 'vitest';
import { sectionsOf } from './extract-sections.domain.ts';

/** What becomes of an element of a schema; of several places it stands in, the worst counts. */
const fates = ['shown', 'told', 'withheld', 'unread'] as const;
type Fate = (typeof fates)[number];
type Coverage = ReadonlyMap<string, Fate>;

/** Elements whose meaning is shown in another form, so that their own text is not: the reason for each. */
const shownOtherwise: readonly (readonly [RegExp, reason: string])[] = [
  [/\/ordinates\/ordinate\/|_ordinate\//u, 'points are drawn on the plan'],
  [/\/(?:sk_id|level_contour\/value)$/u, 'the plan shows shape and scale'],
  [/\/document_code\/value$/u, 'the name of the document says its kind'],
  [
    /address_fias\/|level_settlement\/|\/address_type\/|\/location\/(?:okato|oktmo|region)/u,
    'parts and codes of the address, which is shown in words',
  ],
  [/\/floor_type\/value$/u, 'stands before the number of the floor'],
  [
    /\/by_definition\/(?:nmb_contour|spatial_element)$/u,
    'told where a plot has several contours; of one, every border is',
  ],
  [/\/contour\/number_pp$/u, 'the plan draws all contours; those with a cadastral number are listed'],
];

/** Nearly all of these documents is what the law closes: who the incapacitated owner is. */
const aboutPeople = new Set(['extract_recognition_right_holder_incapacitated_v01']);

let coverages: ReadonlyMap<string, Coverage>;
/** Elements whose content is dropped, with the reason. */
const withheldElements = new Map<string, string>();

beforeAll(async () => {
  const entries = await Promise.all(
    documentSchemas.map(async (schema) => [schema, await coverageOf(schema)] as const),
  );
  coverages = new Map(entries);
}, 120_000);

describe('coverage of the register’s schemas', () => {
  test.each(documentSchemas)('of %s at most 2 % is unread and at most 10 % withheld', (schema) => {
    const coverage = coverages.get(schema);
    expect.assert(coverage !== undefined);
    expect(share(coverage, 'unread')).toBeLessThanOrEqual(0.02);
    if (!aboutPeople.has(schema)) expect(share(coverage, 'withheld')).toBeLessThanOrEqual(0.1);
  });

  test('the table of docs is the coverage of today', async () => {
    await expect(coverageTable()).toMatchFileSnapshot('../../../../../docs/extract-coverage.md');
  });
});

async function coverageOf(schema: string): Promise<Coverage> {
  const worst = new Map<string, Fate>();
  const best = new Map<string, Fate>();
  for (const document of plantedDocuments(await schemaTree(schema))) {
    for (const [path, fate] of await fatesIn(document)) {
      const known = best.get(path);
      if (known === undefined || fates.indexOf(fate) < fates.indexOf(known)) best.set(path, fate);
    }
  }
  for (const [path, fate] of best) {
    const element = path.split('/').slice(-2).join('/');
    const known = worst.get(element);
    if (known === undefined || fates.indexOf(fate) > fates.indexOf(known)) worst.set(element, fate);
  }
  return worst;
}

async function fatesIn({ xml, planted }: PlantedDocument): Promise<[path: string, fate: Fate][]> {
  const parsed = await parseExtract(Buffer.from(xml));
  if (!parsed.ok) throw new Error(parsed.code);
  const { extract } = parsed;
  for (const { path, reason } of extract.withheld) {
    withheldElements.set(
      path
        .replaceAll(/\[\d+\]/gu, '')
        .split('/')
        .slice(-2)
        .join('/'),
      reason,
    );
  }
  const shown = JSON.stringify([sectionsOf([extract], '#000000'), extract.title, extract.header]);
  const told = JSON.stringify(extractFindings(extract, '2026-01-01'));
  // A code and its word are one thing: the word is what is shown.
  return planted
    .filter(({ path }) => !path.endsWith('/code'))
    .map((value) => {
      const dropped = droppedWith(value.path, extract);
      return dropped === undefined ? [value.path, fateOf(value, shown, told)] : [dropped, 'withheld'];
    });
}

/** The part that was dropped whole with this place in it: what lies below it was never looked at, so it counts once. */
function droppedWith(path: string, { withheld }: Extract): string | undefined {
  const dropped = withheld.map((part) => part.path.replaceAll(/\[\d+\]/gu, ''));
  return dropped.find((part) => path === part || path.startsWith(`${part}/`));
}

function fateOf(value: Planted, shown: string, told: string): Fate {
  const forms = formsOf(value.text);
  if (shownOtherwise.some(([path]) => path.test(value.path))) return 'shown';
  if (value.text === 'true' || forms.some((form) => shown.includes(form))) return 'shown';
  return forms.some((form) => told.includes(form)) ? 'told' : 'unread';
}

/** How a value may be written on paper. */
function formsOf(text: string): string[] {
  if (/^\d{4}-\d{2}-\d{2}/u.test(text)) return [text.slice(0, 10).split('-').reverse().join('.'), text];
  if (/^\d{5}$/u.test(text)) return [text, `${text.slice(0, 2)}\u00A0${text.slice(2)}`];
  return [text, text.toLowerCase()];
}

const reasonWords: Readonly<Record<string, string>> = {
  person: 'who a person is: 152-FZ, article 5',
  contact: 'addresses and e-mails; of a company they may be those of a person',
  neighbour: 'owners of neighbouring plots',
  file: 'paths of files',
  coordinates: 'coordinates in a document that is not about one object',
};

function share(coverage: Coverage, fate: Fate): number {
  return count(coverage, fate) / coverage.size;
}

function count(coverage: Coverage, fate: Fate): number {
  return [...coverage.values()].filter((found) => found === fate).length;
}

function coverageTable(): string {
  const rows = [...coverages].map(([schema, coverage]) => {
    const missing = [...coverage].filter(([, fate]) => fate === 'unread').map(([element]) => element);
    const cells = [schema, coverage.size, ...fates.map((fate) => count(coverage, fate)), missing.join(', ')];
    return `| ${cells.join(' | ')} |`;
  });
  const otherwise = shownOtherwise.map(
    ([path, reason]) => `| \`${path.source.replaceAll('|', '\\|')}\` | ${reason} |`,
  );
  return [
    '# What reports show of the register’s documents',
    '',
    'Made by `apps/api/src/reports/paper/extract-coverage.test.ts`: documents with a value in every place of every schema are read, and each value is looked for in the paper, in the findings, and among what was withheld. An element is counted once for all its places; the worst place counts. A code and its word are one element, and so is a part dropped whole.',
    '',
    'Withheld are passports, SNILS, birth, contacts and addresses of people (152-FZ, article 5), paths of files, and coordinates in documents that are not about one object.',
    '',
    '| schema | elements | shown | told by a finding only | withheld | unread | unread elements |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    'Withheld:',
    '',
    '| element | reason |',
    '|---|---|',
    ...[...withheldElements]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([element, reason]) => `| ${element} | ${reasonWords[reason] ?? reason} |`),
    '',
    'Shown in another form:',
    '',
    '| elements | how |',
    '|---|---|',
    ...otherwise,
    '',
  ].join('\n');
}
