import { statementsOf } from './migration-statements.ts';

/** What a migration does that code before it, or customers meanwhile, cannot live with. */
interface Breach {
  /** The statement, on one line. */
  readonly statement: string;
  readonly why: string;
}

/** Migrations up to this one were merged before the laws, and a merged migration is never edited. */
export const lastUnchecked = '0349';

const name = String.raw`(?:if (?:not )?exists )?(?:only )?"?([\w.%$]+)"?`;
const created = new RegExp(`^create (?:unlogged )?table ${name}`);
const altered = new RegExp(`^alter table ${name} (.*)$`);
const indexed = /^create (?:unique )?index .*? on (?:only )?"?([\w.]+)"?/;

const addedColumn = String.raw`^add (?:column )?(?:if not exists )?(?!(?:column|if|constraint|check|unique|foreign|primary|exclude)\b)\w+ `;
const serial = String.raw`(?:small|big)?serial\b`;
const filled = String.raw`.*\bas identity\b|.*\) ?stored\b`;
const afterDefault = 'not null|check|unique|primary|references|constraint|generated';
/** Their value is the same for all rows of a statement, so that a default made of them is kept once; and types with a length. */
const steady =
  'now|(?:transaction_|statement_)?timestamp|current_\\w+|localtimestamp|coalesce|lower|upper|date_trunc|make_interval|make_date|jsonb?_build_\\w+|cast|array|numeric|decimal|varchar|varying|char|and|or|in';

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
    new RegExp(String.raw`${addedColumn}(?!${serial}|.*\bdefault\b|${filled}).*not null`),
    'adds a column without a default that the code before does not fill',
  ],
  [
    new RegExp(
      String.raw`${addedColumn}.*\bdefault (?!as identity)(?:(?!\b(?:${afterDefault})\b).)*?(?<!:: ?)\b(?!(?:${steady}|${afterDefault})\b)[a-z_][\w.]* ?\(`,
    ),
    'adds a default that may be another for each row, which writes the whole table anew',
  ],
  [
    new RegExp(String.raw`${addedColumn}(?:${serial}|${filled})`),
    'adds a column that is filled for each row, which writes the whole table anew',
  ],
  [new RegExp(String.raw`${addedColumn}.*\b(?:unique|primary key)\b`), 'builds an index under a lock'],
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
  const unvalidated = new Set(
    statements.flatMap((statement) => {
      const [table, actions] = alteration(statement);
      return actions.some((action) => /^add .*\bnot valid\b/.test(action)) ? [table] : [];
    }),
  );
  return statements.flatMap((statement) => {
    const broken = ofStatements.filter(([shape]) => shape.test(statement)).map(([, why]) => why);
    const [table, actions] = alteration(statement);
    for (const action of own.has(table) ? [] : actions) {
      broken.push(...ofActions.filter(([shape]) => shape.test(action)).map(([, why]) => why));
      if (action.startsWith('validate constraint') && unvalidated.has(table))
        broken.push(
          'reads the whole table under the lock of what is added to it: validate it in a later migration',
        );
    }
    const onTable = indexed.exec(statement)?.[1];
    if (onTable !== undefined && !own.has(onTable))
      broken.push('builds an index under a lock: writers of the table wait');
    return broken.map((why) => ({ statement: statement.slice(0, 100), why }));
  });
}

/** The table a statement alters and what it does to it: nothing, if it alters none. */
function alteration(statement: string): readonly [string, readonly string[]] {
  const [, table, actions = ''] = altered.exec(statement) ?? [];
  return table === undefined ? ['', []] : [table, splitActions(actions)];
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
