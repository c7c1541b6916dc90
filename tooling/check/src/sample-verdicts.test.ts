import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding, Verdict } from '@proverka/contract/finding';
import { namedTitle } from '@proverka/words/named-title';
import type { SubjectKind } from '@proverka/contract/subject';
import { byWeight } from '@proverka/findings/report-findings';
import { verdictOf } from '@proverka/findings/verdict';
import { describe, expect, test } from 'vitest';

/** Only the fields this test reads: tooling does not depend on apps, so their types are out of reach. */
interface Told {
  readonly verdict: Pick<Verdict, 'level' | 'sentence'>;
  readonly findings: readonly Finding[];
}
interface Landing {
  readonly product_name: string;
  readonly sample?: Told;
}
interface Report extends Told {
  readonly product_name: string;
  readonly subject: { readonly kind: SubjectKind };
  readonly tasks: readonly { readonly title: string; readonly status: string }[];
}
interface Sample {
  /** Path from the repository root. */
  readonly file: string;
  /** «fizcheck: proverka-inn». */
  readonly name: string;
  readonly product: string;
  readonly told: Told;
}

type Exports = Readonly<Record<string, unknown>>;

const root = path.resolve(import.meta.dirname, '../../..');
const read = async (file: string): Promise<Exports> =>
  (await import(pathToFileURL(path.join(root, file)).href)) as Exports;
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
const nameOf = (file: string): string => `${file.split('/')[1] ?? ''}: ${path.basename(file, '.ts')}`;
const isObject = (value: unknown): value is Exports => typeof value === 'object' && value !== null;
const isLanding = (value: unknown): value is Landing => isObject(value) && 'product_name' in value;
const isReport = (value: unknown): value is Report => isObject(value) && 'tasks' in value;

/** Samples of things that are not reports have no verdict to compare. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/fizcheck/src/content/landings/proverka-fssp-free.ts': 'a free answer: yes and how many, no, unknown',
  'apps/fizcheck/src/content/landings/proverka-pasporta.ts': 'a free answer: valid, not valid, unknown',
  'apps/realestate/src/content/landings/valuation.ts': 'a price and its bounds, which are no findings',
};

/** Full reports whose verdict is not drawn from findings. */
const valued: ReadonlySet<string> = new Set(['CostAssessment']);

/** Products about something other than a person. */
const kinds: Readonly<Record<string, SubjectKind>> = {
  CounterAgent: 'company',
  CheckLegalEntity: 'company',
  CheckAuto: 'car',
  CheckRealty: 'object',
  CostAssessment: 'object',
  EgrnObject: 'object',
  EgrnRightList: 'object',
  RiskAssessment: 'object',
};
const kindOf = (product: string): SubjectKind => kinds[product] ?? 'person';

const creditProducts: ReadonlySet<string> = new Set(['CreditRating', 'CheckBki']);

/** Samples on landings have no codes; the verdict rule only uses them to recognise credit findings. */
const codedOf = ({ product, told: { findings } }: Sample): Finding[] =>
  findings.map((finding, place) => ({
    ...finding,
    code: `${creditProducts.has(product) ? 'credit_rating' : 'sample'}_${place}`,
  }));

async function landingSamples(folder: string): Promise<Sample[]> {
  const found = await Promise.all(
    filesOf(folder).map(async (file) =>
      Object.values(await read(file))
        .filter(isLanding)
        .flatMap(({ product_name: product, sample }) =>
          sample === undefined ? [] : { file, name: nameOf(file), product, told: sample },
        ),
    ),
  );
  return found.flat();
}

async function wholeReports(folder: string): Promise<{ name: string; report: Report }[]> {
  const found = await Promise.all(
    filesOf(folder).map(async (file) =>
      Object.values(await read(file))
        .map((value) => (isObject(value) && 'report' in value ? value['report'] : value))
        .filter(isReport)
        .map((report) => ({ name: nameOf(file), report })),
    ),
  );
  return found.flat();
}

const homeFile = 'apps/realestate/src/content/home-story.ts';
const home: Sample = {
  file: homeFile,
  name: nameOf(homeFile),
  product: 'EgrnObject',
  told: (await read(homeFile))['sample'] as Told,
};
const cuts = [
  ...(await landingSamples('apps/fizcheck/src/content/landings')),
  ...(await landingSamples('apps/realestate/src/content/landings')),
  home,
];
const reports = [
  ...(await wholeReports('apps/fizcheck/src/content/samples')),
  ...(await wholeReports('apps/realestate/src/content/samples')),
];

test('every sample is checked except the listed exceptions, all of which exist', () => {
  expect(cuts.length).toBeGreaterThan(30);
  expect(reports.map(({ report }) => report.product_name).toSorted()).toEqual([
    'CheckAuto',
    'CheckPerson',
    'CostAssessment',
    'CounterAgent',
    'CreditRating',
    'EgrnObject',
    'EgrnRightList',
    'RiskAssessment',
  ]);
  expect(cuts.map(({ file }) => file)).toEqual(expect.arrayContaining(Object.keys(exceptions)));
});

describe('a sample on a landing', () => {
  const sold = cuts.filter(({ file }) => !(file in exceptions));

  test.each(sold)('$name: the verdict of the sample is the one the product would give', (sample) => {
    const { level, sentence } = verdictOf(codedOf(sample), kindOf(sample.product));
    expect(sample.told.verdict).toEqual({ level, sentence });
  });

  test.each(sold)('$name: the findings of the sample are in the order of the product', (sample) => {
    const findings = codedOf(sample);
    expect(byWeight(findings)).toEqual(findings);
  });
});

test('samples of free checks use the wording of their answers', async () => {
  const sentenceOf = (file: string) => cuts.find((cut) => cut.file.endsWith(file))?.told.verdict.sentence;
  const { fsspAnswers } = (await read('apps/fizcheck/src/content/fssp-answers.ts')) as {
    fsspAnswers: { found: { title: (count: number) => string } };
  };
  const { passportAnswers } = (await read('apps/fizcheck/src/content/passport-answers.ts')) as {
    passportAnswers: { valid: { title: string } };
  };
  const found = fsspAnswers.found.title(3).replaceAll('\u00A0', ' ');
  expect(sentenceOf('/proverka-fssp-free.ts')).toBe(`${found}.`);
  expect(sentenceOf('/proverka-pasporta.ts')).toBe(`${passportAnswers.valid.title}.`);
});

describe('a full sample report', () => {
  test.each(reports)(
    '$name: the verdict of the full report is the one the product would give',
    ({ report }) => {
      expect(report.subject.kind).toBe(kindOf(report.product_name));
      if (valued.has(report.product_name)) expect(report.findings).toEqual([]);
      else expect(report.verdict).toEqual(verdictOf(report.findings, report.subject.kind));
    },
  );

  test.each(reports)(
    '$name: the findings of the full report are in the order of the product',
    ({ report }) => {
      expect(byWeight(report.findings)).toEqual(report.findings);
    },
  );

  test.each(reports)('$name: the full report lists every source that did not answer', ({ report }) => {
    const silent = report.tasks.filter(({ status }) => status === 'unavailable');
    // A task appends the owner's name after a dash, a finding has it in brackets.
    const questions = silent.map(({ title }) => title.replace(/ — (.+)$/u, ' ($1)'));
    const unanswered = report.findings.filter(({ kind }) => kind === 'unanswered');
    expect(
      unanswered.map(({ question = '', owner_name }) => namedTitle({ title: question, owner_name })),
    ).toEqual(questions);
  });
});
