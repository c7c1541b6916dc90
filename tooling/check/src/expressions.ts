import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseSync, Visitor } from 'oxc-parser';

export interface Expression {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Every regular expression written in the code below these folders; those of tests and measurements read no stranger's text. */
export function expressionsIn(folders: readonly string[]): Expression[] {
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures|bench|stories)\.|\/fixtures\//.test(file));
  return files.flatMap((file) => {
    const found: Expression[] = [];
    const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
    new Visitor({
      Literal: (literal) => {
        if (!('regex' in literal)) return;
        found.push({ file, source: literal.regex.pattern, flags: literal.regex.flags });
      },
    }).visit(program);
    return found;
  });
}

/** What classes and shorthands stand for, and what nothing stands for. */
const usual = [
  'a',
  'я',
  'A',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  '-',
  '/',
  '<',
  '"',
  'a ',
  'a.',
  'a@',
  '0.',
  ' a',
  String.raw`\"`,
];
const ends = ['', '\n', '!'];
const BEGINNINGS = 4;

/** Texts of about this length that repeat a part the expression knows, before something it does not expect. */
export function hardTexts({ source }: Pick<Expression, 'source'>, length: number): string[] {
  const literals = source
    .replaceAll(/\\[a-zA-Z]|\[(?:[^\]\\]|\\.)*\]/g, '\0')
    .replaceAll(/\(\?(?:[:=!]|<[=!])|(?<!\\)[()^$+*?|]/g, '')
    .replaceAll(/\\(.)/g, '$1')
    .split('\0')
    .filter((literal) => literal !== '');
  const members = [...source.matchAll(/\[\^?((?:[^\]\\]|\\.)+)\]/g)].flatMap(([, inside = '']) =>
    inside
      .replaceAll(/\\[a-zA-Z]/g, '')
      .replaceAll('\\', '')
      .slice(0, 8)
      .split(''),
  );
  const characters = [...new Set(literals.join(''))].slice(0, 12);
  const parts = new Set([...usual, ...literals, ...members, ...characters]);
  const beginnings = ['', '\u0001', ...new Set([...literals, ...characters])].slice(0, BEGINNINGS);
  return [...parts].flatMap((part) => {
    const repeated = part.repeat(Math.ceil(length / part.length));
    return beginnings.flatMap((beginning) => ends.map((end) => beginning + repeated + end));
  });
}

const GIVE_UP_MS = 30_000;

/** The most processor time that one text takes, in milliseconds; infinite for an expression that does not come to an end. */
export function slowest(expression: Expression, texts: readonly string[], enough: number): number {
  const context = createContext({
    expression: new RegExp(expression.source, expression.flags),
    texts,
    enough,
    now: () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    },
  });
  const script = `
    let most = 0;
    for (const text of texts) {
      const before = now();
      text.replace(expression, '');
      most = Math.max(most, now() - before);
      if (most > enough) break;
    }
    most;`;
  try {
    return runInContext(script, context, { timeout: GIVE_UP_MS }) as number;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
