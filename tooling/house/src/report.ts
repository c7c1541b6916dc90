import type { Survey } from './survey.ts';
import { apiRooms } from './rooms.ts';

const figures: readonly { readonly title: string; readonly of: (survey: Survey) => number }[] = [
  { title: 'rooms of the API', of: ({ rooms }) => rooms.length },
  { title: 'arrows between rooms', of: ({ arrows }) => arrows.length },
  { title: 'imports those arrows stand for', of: ({ crossings }) => crossings },
  { title: 'rooms in the largest knot', of: ({ largestKnot }) => largestKnot },
  { title: 'arrows against the order', of: ({ against }) => against.length },
  { title: 'cycles of files, types included, whole repository', of: ({ cycles }) => cycles.length },
  { title: 'source files, whole repository', of: ({ files }) => files.count },
  { title: 'lines of a file, median', of: ({ files }) => files.median },
  { title: 'lines of a file, p90', of: ({ files }) => files.p90 },
  { title: 'files over the limit', of: ({ tooLong }) => tooLong.length },
];

/** The figures as a Markdown table, with a second column for `before`. Rooms are in today's order. */
export function figuresTable(
  now: Survey,
  before?: { readonly name: string; readonly survey: Survey },
): string {
  const rows = figures.map(({ title, of }) =>
    before === undefined
      ? `| ${title} | ${of(now)} |`
      : `| ${title} | ${isOrderFigure(title) ? '–' : of(before.survey)} | ${of(now)} |`,
  );
  const head =
    before === undefined ? ['| | |', '|---|--:|'] : [`| | ${before.name} | now |`, '|---|--:|--:|'];
  return [...head, ...rows].join('\n');
}

/** An older revision has other rooms, to which today's order does not apply. */
const isOrderFigure = (title: string): boolean => title === 'arrows against the order';

/** The rooms with their contents and the number of imports from each other room. */
export function roomsTable({ rooms, arrows }: Survey): string {
  const rows = rooms.map(({ name, files, lines }) => {
    const leaving = arrows
      .filter(({ from }) => from === name)
      .toSorted((one, other) => other.imports.length - one.imports.length)
      .map(({ to, imports }) => `${to} ${imports.length}`);
    const knows = (apiRooms as Readonly<Record<string, string>>)[name] ?? '';
    return `| \`${name}\` | ${knows} | ${files} | ${lines} | ${leaving.join(', ') || '–'} |`;
  });
  return ['| room | knows | files | lines | imports from |', '|---|---|--:|--:|---|', ...rows].join('\n');
}

/** The same as a diagram: the lowest room at the bottom, arrows point to the imported room. */
export function picture({ rooms, arrows }: Survey): string {
  const shown = arrows.filter(({ from, to }) => from !== 'app' && to !== 'platform');
  const lines = [
    ...rooms.filter(({ name }) => name !== 'app' && name !== 'platform').map(({ name }) => `  ${name}`),
    ...shown.map(({ from, to, imports }) => `  ${from} -->|${imports.length}| ${to}`),
  ];
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

/** Violations, one line each. */
export function findings({ against, cycles, tooLong }: Survey): readonly string[] {
  return [
    ...against.flatMap(({ from, to, imports }) =>
      imports.map((one) => `${from} must not import ${to}: ${one.from} imports ${one.to}`),
    ),
    ...cycles.map((files) => `cycle: ${files.join(', ')}`),
    ...tooLong.map(({ path, lines }) => `${path} has ${lines} lines`),
  ];
}
