import type { Finding } from '@proverka/contract/finding';
import { extractCases, READ_ON } from '@proverka/extract/fixtures/extract-cases';
import { extractFindings } from '@proverka/extract/findings/extract-findings.domain';
import { verdictOf } from '@proverka/findings/verdict';
import { levelWords } from '@proverka/words/level-words';
import { allCases } from '#registers/all-verdict-cases.fixtures.ts';
import { checkOf } from '#registers/checks.ts';
import { TABLE_DAY } from '#registers/verdict-cases.fixtures.ts';
import { reportOf, taskWith } from './told-by-check.ts';

/** One row of the table: what a source says, and what becomes of it. */
interface VerdictRow {
  readonly when: string;
  readonly because: string;
  readonly findings: readonly Finding[];
  /** The first sentence of a report with this answer alone. */
  readonly sentence: string;
}

export interface VerdictSection {
  readonly title: string;
  readonly rows: readonly VerdictRow[];
}

/** The cases of every check and of the documents of the register, with what the code says of them today. */
export async function verdictSections(): Promise<readonly VerdictSection[]> {
  const checks = await Promise.all(allCases.map(sectionOf));
  const documents = (await extractCases()).map(({ when, because, extract }) => {
    const findings = extractFindings(extract, READ_ON).filter(({ kind }) => kind !== 'limit');
    return { when, because, findings, sentence: verdictOf(findings).sentence };
  });
  return [...checks, { title: 'Документы ЕГРН', rows: documents }];
}

/** The section of one check. */
export async function sectionOf({ type, cases }: (typeof allCases)[number]): Promise<VerdictSection> {
  const rowOf = async (one: (typeof cases)[number]): Promise<VerdictRow> => {
    const { findings, verdict } = reportOf([await taskWith(type, one)], one.subject);
    return { when: one.when, because: one.because, findings, sentence: verdict?.sentence ?? '' };
  };
  const title = `${checkOf(type)?.title ?? ''} (\`${type}\`)`;
  return { title, rows: await Promise.all(cases.map(rowOf)) };
}

const HEAD = ['ввод', 'уровень', 'утверждение', 'вывод отчёта с этим ответом', 'почему'];

const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/\s*\n\s*/gu, ' ')
    .replaceAll('\u00A0', ' ');
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A finding in the table: its code, title and text. */
const statement = ({ code, title, text }: Finding): string => `\`${code}\` **${title}**. ${text}`;

const rowLines = ({ when, because, findings, sentence }: VerdictRow): string[] => {
  const [first, ...others] = findings;
  if (first === undefined) return [line([when, '–', 'ничего не сказано', sentence, because])];
  return [
    line([when, levelWords[first.level], statement(first), sentence, because]),
    ...others.map((finding) => line(['', levelWords[finding.level], statement(finding), '', ''])),
  ];
};

const INTRO = `# What answers of sources mean

Written by \`npx pnpm verdicts\`: the code of the findings runs over the answers declared beside each check (\`*.fixtures.ts\`), and a
test keeps the page true. Every row has an answer of a source, the level and the words of each statement made of it, the first
sentence of a report with this answer alone, and the reason. A statement that another source contradicts yields to it:
\`packages/findings/src/contradictions.ts\`. Answers about people, companies and cars are of ${TABLE_DAY}, documents are read on ${READ_ON}.

A record that may be a full namesake's is never a danger and says so; a namesake's record does not weigh. An answer that did not
come or cannot be read is «не удалось проверить» and never an all-clear.
`;

/** A section as the page has it. */
export const sectionLines = ({ title, rows }: VerdictSection): string =>
  [`## ${title}`, '', line(HEAD), line(HEAD.map(() => '---')), ...rows.flatMap(rowLines), ''].join('\n');

/** The page `docs/verdicts.md`. */
export async function verdictTable(): Promise<string> {
  const sections = await verdictSections();
  return [INTRO, ...sections.map(sectionLines)].join('\n');
}
