import { duties } from './duties.ts';
import type { Duty } from './duty.ts';
import { holdings, notHeld } from './holdings.ts';
import { otherDuties } from './other-duties.ts';

const units = {
  days: 'days',
  months: 'months',
  years: 'years',
  years_after_the_year: 'years after the end of the year',
} as const;

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const tested = (tests: readonly string[]): string => tests.map((test) => `\`${test}\``).join('<br>');

/** `docs/personal-data.md`: every duty with what does it and the tests that prove it. */
export function dutiesPage(): string {
  const clock = Object.entries<Duty>(duties).map(
    ([name, { whose, categories, from, term, source, mechanism, tests }]) =>
      row(
        `\`${name}\` — ${whose}: ${categories}`,
        `${term === null ? 'none' : `${term.count} ${units[term.unit]}`} from: ${from}`,
        source,
        `\`${mechanism}\`; tables: ${tablesOf(name).join(', ') || 'files'}`,
        tested(tests),
      ),
  );
  return [
    '# Personal data: duty, mechanism, test',
    '',
    'Made from `apps/api/src/personal-data/timers` by `npx vitest run --project @proverka/api duties-page -u`; the same test fails when',
    'this page is old or a test named here does not exist. Paths are from `apps/api`.',
    '',
    '## The clock',
    '',
    row('duty', 'term', 'source', 'mechanism', 'tests'),
    '|---|---|---|---|---|',
    ...clock,
    '',
    '## Other duties of 152-FZ',
    '',
    row('duty', 'mechanism', 'tests'),
    '|---|---|---|',
    ...otherDuties.map(({ duty, mechanism, tests }) => row(duty, `\`${mechanism}\``, tested(tests))),
    '',
    '## Named by the policy, not held by the product',
    '',
    ...Object.entries(notHeld).map(([whose, why]) => `- ${whose}: ${why}.`),
    '',
  ].join('\n');
}

const tablesOf = (name: string): string[] =>
  Object.entries(holdings).flatMap(([table, held]) => {
    if (typeof held === 'string') return held === name ? [table] : [];
    const columns = Object.keys(held).filter((column) => held[column] === name);
    return columns.length === 0 ? [] : [`${table} (${columns.join(', ')})`];
  });
