import path from 'node:path/posix';
import { codeOf, linksOf } from './markdown-words.ts';

export interface Repository {
  /** Tracked files, from the root. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  /** Step ids that `npx pnpm test --only=` accepts. */
  readonly stepIds: readonly string[];
}

type Scripts = Readonly<Record<string, string>>;

/** Subcommands of pnpm itself that Markdown may name. */
const pnpmCommands: ReadonlySet<string> = new Set(['install', 'exec', 'add']);
const generatedFolders = /(^|\/)(node_modules|dist|storybook-static|test-results|\.data)(\/|$)/;
const fileName = /\.(ts|tsx|js|mjs|json|css|sql|md|ya?ml|typ|xml)$/;
const pathCharacters = /^[\w.@*<>{}-]+(\/[\w.@*<>{}-]+)*\/?$/;

/** Paths and `npx pnpm` commands that Markdown names but the repository lacks, as `file:line reference`. */
export function findDeadReferences(repository: Repository): string[] {
  const paths = new Set(repository.files.flatMap(withFolders));
  const topFolders = new Set(repository.files.filter((file) => file.includes('/')).map(firstSegment));
  const packages = packageScripts(repository);
  const isPath = (word: string) =>
    pathCharacters.test(word) &&
    !word.startsWith('@') &&
    !word.startsWith('{') &&
    !generatedFolders.test(word) &&
    (fileName.test(word) || (word.includes('/') && topFolders.has(firstSegment(word))));

  const deadIn = (file: string): string[] => {
    const text = repository.read(file);
    const code = codeOf(text);
    const links = linksOf(text).filter((link) => {
      const target = path.normalize(path.join(path.dirname(file), link.text));
      return !paths.has(target.replace(/\/$/, ''));
    });
    const words = code.flatMap(({ line, text: said }) =>
      said
        .split(/[\s,;:()]+/)
        .filter((word) => isPath(word) && !isThere(word, file, paths))
        .map((word) => ({ line, text: word })),
    );
    const commands = code.flatMap(({ line, text: said }) =>
      Array.from(said.matchAll(/npx pnpm ([^`'"\\#|&;()]+)/g), ([, words = '']) => words.trim().split(/\s+/))
        .filter((words) => !isCommand(words, packages, repository.stepIds))
        .map((words) => ({ line, text: `npx pnpm ${words.join(' ')}` })),
    );
    return [...links, ...words, ...commands].map((dead) => `${file}:${dead.line} ${dead.text}`);
  };
  return repository.files.filter((file) => file.endsWith('.md')).flatMap(deadIn);
}

const firstSegment = (file: string): string => file.split('/', 1)[0] ?? '';

function withFolders(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? [file] : [file, ...withFolders(folder)];
}

/**
 * Accepts a path from the root, a path from the text's own folder, and the end of a path within the text's workspace. A
 * name without a folder may be anywhere; `.domain.ts` stands for all files with that ending.
 */
function isThere(word: string, file: string, paths: ReadonlySet<string>): boolean {
  const [area = '', name = ''] = file.split('/');
  const isInWorkspace = ['apps', 'packages', 'tooling'].includes(area) && word.includes('/');
  const wanted = word.replace(/\/$/, '');
  const fromFolder = path.normalize(path.join(path.dirname(file), wanted));
  if (paths.has(wanted) || paths.has(fromFolder)) return true;
  const end = new RegExp(`^(.*/)?${patternOf(/^\.[^/]*$/.test(wanted) ? `*${wanted}` : wanted)}$`);
  const start = isInWorkspace ? `${area}/${name}/` : '';
  return [...paths].some((known) => known.startsWith(start) && end.test(known));
}

/** `*`, `<name>` and `{name}` match a segment or part of one; `**` matches any number of segments. */
function patternOf(word: string): string {
  return word
    .split(/(\*\*\/|\*|<[^>]*>|\{[^}]*\})/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll('.', String.raw`\.`);
      return part === '**/' ? '(.*/)?' : '[^/]+';
    })
    .join('');
}

function packageScripts({ files, read }: Repository): ReadonlyMap<string, Scripts> {
  return new Map(
    files
      .filter((file) => path.basename(file) === 'package.json')
      .map((file) => {
        const manifest = JSON.parse(read(file)) as { name?: string; scripts?: Scripts };
        return [file === 'package.json' ? '' : (manifest.name ?? file), manifest.scripts ?? {}];
      }),
  );
}

function isCommand(
  words: readonly string[],
  packages: ReadonlyMap<string, Scripts>,
  stepIds: readonly string[],
): boolean {
  const [first = '', ...others] = words;
  const [package_, [script = '', ...args]] =
    first === '--filter' ? [others[0] ?? '', others.slice(1)] : ['', words];
  const scripts = packages.get(package_);
  if (scripts === undefined || !(script in scripts || pnpmCommands.has(script))) return false;
  if (package_ !== '' || script !== 'test') return true;
  return args
    .filter((arg) => arg.startsWith('--only='))
    .flatMap((arg) => arg.slice('--only='.length).split(','))
    .every((id) => id.startsWith('<') || stepIds.includes(id));
}
