/** What a migration does that code before it, or customers meanwhile, cannot live with. */
interface Breach {
  /** The statement, on one line. */
  readonly statement: string;
  readonly why: string;
}

/** Migrations up to this one were merged before the laws, and a merged migration is never edited. */
export const lastUnchecked = '0349';

/** Comments and bodies of functions are no statements of the migration: functions are replaced whole. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, ' ')
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
}

const name = String.raw`(?:only )?(?:if (?:not )?exists )?"?([\w.]+)"?`;
const created = new RegExp(`^create (?:unlogged )?table ${name}`);
const altered = new RegExp(`^alter table ${name} (.*)$`);
const indexed = /^create (?:unique )?index .*? on (?:only )?"?([\w.]+)"?/;

/** Of an action of `alter table` on a table that was there before. */
const ofActions: readonly (readonly [RegExp, string])[] = [
  [
    /^drop (?:column )?(?!constraint|default|not null)(?:if exists )?\w+/,
    'drops a column that the code before reads',
  ],
  [/^rename/, 'renames what the code before knows by its name'],
  [/^alter (?:column )?\w+ (?:set data )?type/, 'changes a type, which writes the whole table anew'],
  [
    /^alter (?:column )?\w+ set not null/,
    'refuses rows that the code before writes, and reads the whole table under a lock',
  ],
  [
    /^add (?:column )?(?!constraint|check|unique|foreign|primary)(?:if not exists )?\w+ (?!.*\bdefault\b).*not null/,
    'adds a column without a default that the code before does not fill',
  ],
  [
    /^add (?:constraint \w+ )?(?:check|foreign key)(?!.*not valid)/,
    'checks every row under a lock: add it `not valid` and validate it in a later migration',
  ],
  [/^add (?:constraint \w+ )?(?:unique|primary key)(?! using)/, 'builds an index under a lock'],
];

/** Whole statements. */
const ofStatements: readonly (readonly [RegExp, string])[] = [
  [/^drop table/, 'drops a table that the code before reads'],
  [/^alter (?:type|function|view|sequence) .* rename/, 'renames what the code before knows by its name'],
  [/^truncate/, 'empties a table'],
];

/**
 * Expand and contract: a migration only adds, so that the code of the release before works with it, and a later one removes what no
 * release uses any longer. Returns what breaks that; tables a migration itself creates are nobody's yet.
 */
export function breaches(text: string): Breach[] {
  const statements = statementsOf(text);
  const own = new Set(statements.flatMap((statement) => created.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const broken = ofStatements.filter(([shape]) => shape.test(statement)).map(([, why]) => why);
    const [, table, actions = ''] = altered.exec(statement) ?? [];
    if (table !== undefined && !own.has(table)) {
      for (const action of splitActions(actions))
        broken.push(...ofActions.filter(([shape]) => shape.test(action)).map(([, why]) => why));
    }
    const onTable = indexed.exec(statement)?.[1];
    if (onTable !== undefined && !own.has(onTable))
      broken.push('builds an index under a lock: writers of the table wait');
    return broken.map((why) => ({ statement: statement.slice(0, 100), why }));
  });
}

/** Actions are separated by commas that stand in no brackets. */
function splitActions(actions: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of actions) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.map((part) => part.trim());
}
