import type { Answer, Answers } from './answers.ts';
import type { NamedTest } from './named-tests.ts';

type Tests = ReadonlyMap<string, readonly NamedTest[]>;

const states = ['met', 'met without a test', 'not applicable', 'not met'] as const;

/** `docs/security.md`. */
export function securityPage(answers: Answers, tests: Tests): string {
  const rows = [...answers].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const chapters = Map.groupBy(rows, ([id]) => id.split('.')[0] ?? id);
  const counted = states.map((state) => rows.filter(([, answer]) => answer.state === state).length);
  const named = rows.filter(([id]) => tests.has(id)).length;
  return `# Security: OWASP ASVS 5.0, level 2

Written by \`npx pnpm asvs\` from \`docs/security\` and the titles of tests; do not edit it. The numbers are those of the OWASP Application
Security Verification Standard 5.0.0 (https://github.com/OWASP/ASVS, CC BY-SA 4.0), levels 1 and 2; the words for their subjects are ours.
A test that proves a requirement has its number at the end of its title.

| state | requirements |
|---|---|
${states.map((state, at) => `| ${state} | ${counted[at]} |`).join('\n')}
| all | ${rows.length} |
| with a test named after them | ${named} |

${[...chapters].map(([chapter, own]) => chapterSection(chapter, own, tests)).join('\n')}`;
}

const chapterSection = (
  chapter: string,
  rows: readonly [string, Answer][],
  tests: Tests,
): string => `## ${chapter}

| | subject | state | how, why not, or what is missing | tests |
|---|---|---|---|---|
${rows.map(([id, answer]) => row(id, answer, tests.get(id) ?? [])).join('\n')}
`;

const row = (id: string, { subject, state, how }: Answer, tests: readonly NamedTest[]): string =>
  `| ${[id, subject, state, how, tests.map(testLine).join('<br>')].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const testLine = ({ file, title }: NamedTest): string => `[${escaped(title)}](../${file})`;

const escaped = (title: string): string => title.replaceAll(/[[\]<>`*_]/g, String.raw`\$&`);
