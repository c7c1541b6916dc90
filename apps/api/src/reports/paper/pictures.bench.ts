import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { mergeFindings } from '@proverka/findings/report-findings';
import { verdictOf } from '@proverka/findings/verdict';
import { allTold, readTold } from '#registers/checks/read-told.fixtures.ts';
import { reportOf } from './fixtures/reports.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

/*
 * What the pictures of a report cost its PDF: everything the sources told of the invented worst person, company and car, printed
 * with and without pictures in turn by a warm compiler. The target: at most 1.2 times the time and the size. Time is that of the
 * processor: a machine that others use stops a print in the middle.
 * Run: node apps/api/src/reports/paper/pictures.bench.ts
 */

const warmUp = 100;
const rounds = 60;
const subjects: Readonly<Record<'person' | 'company' | 'car', Subject>> = {
  person: { kind: 'person', display_name: 'Образцов Пётр Ильич', data: {} },
  company: { kind: 'company', display_name: 'ООО «Полный Набор»', data: { name: 'ООО «Полный Набор»' } },
  car: { kind: 'car', display_name: 'А 001 АА 77', data: { plate: 'А001АА77' } },
};
const { renderReportPdf } = createPdfRenderer();

const ofRegister = (draft: FindingDraft): Finding => ({
  ...draft,
  source: 'Реестр',
  source_date: '2026-11-20',
});

const withoutPictures = (findings: readonly Finding[]): Finding[] =>
  findings.map(({ charts: _charts, records, ...finding }) => ({
    ...finding,
    ...(records && { records: records.map(({ plot: _plot, damage: _damage, ...record }) => record) }),
  }));

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function measure(kind: keyof typeof subjects) {
  const read = await Promise.all(allTold.map(readTold));
  const told = read.filter((one) => one.kind === kind).map((one) => one.findings.map(ofRegister));
  const findings = mergeFindings(...told);
  const bare = withoutPictures(findings);
  const print = (some: readonly Finding[], round: number) => {
    const input = { ...reportOf([], `ПР-2024-${round}`), findings: some, verdict: verdictOf(some, kind) };
    const started = processorMs();
    const { length } = renderReportPdf({ ...input, subject: subjects[kind] });
    return { ms: processorMs() - started, bytes: length };
  };
  const [drawn, plain]: [number[], number[]] = [[], []];
  const bytes = { drawn: 0, plain: 0 };
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const [one, other] = [print(findings, round), print(bare, round)];
    bytes.drawn = one.bytes;
    bytes.plain = other.bytes;
    if (round < warmUp) continue;
    drawn.push(one.ms);
    plain.push(other.ms);
  }
  return {
    kind,
    findings: findings.length,
    drawnMs: Number(median(drawn).toFixed(1)),
    plainMs: Number(median(plain).toFixed(1)),
    drawnBytes: bytes.drawn,
    plainBytes: bytes.plain,
  };
}

const kinds = [];
for (const kind of ['person', 'company', 'car'] as const) kinds.push(await measure(kind));
process.stdout.write(`${JSON.stringify({ scenario: 'pictures', rounds, kinds })}\n`);
