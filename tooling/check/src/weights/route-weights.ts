import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageBytes, type SourceMap } from './package-bytes.ts';

/** Scripts of the pages that share them, without what the shell loads for every page. */
export interface RouteWeight {
  readonly app: string;
  /** Pages with the same scripts. */
  readonly routes: readonly string[];
  /** Compressed bytes. */
  readonly bytes: number;
  /** The same by package: the share each has of its files before compression. */
  readonly packages: Readonly<Record<string, number>>;
}

interface Build {
  readonly entry?: string;
  readonly js?: readonly string[];
  readonly loader?: string;
  readonly routes: Readonly<Record<string, { readonly js: readonly string[] }>>;
}

/** All that a stored public page loads until its visitor touches it. */
export const untouchedPage = 'untouched page';

/** Of visitors; the staff's desk is no page anybody waits for on a phone. */
const remotes = ['account', 'realestate', 'fizcheck', 'fizcheck-pro'] as const;

/** The weight of every page of every remote, and of what the shell loads for each of them. */
export function routeWeights(root: string): RouteWeight[] {
  const shell = readApp(root, 'shell');
  const { js = [], loader } = shell.build;
  const first = loader === undefined ? [] : [loader];
  const untouched = weigh(shell, [untouchedPage], first);
  const common = weigh(shell, ['every page'], [...js, ...first]);
  return [untouched, common, ...remotes.flatMap((remote) => weightsOf(readApp(root, remote)))];
}

interface App {
  readonly name: string;
  readonly folder: string;
  readonly build: Build;
}

function readApp(root: string, name: string): App {
  const dist = path.join(root, 'apps', name, 'dist');
  const build = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as Build;
  return { name, build, folder: path.join(dist, 'web') };
}

function weightsOf(app: App): RouteWeight[] {
  const byFiles = new Map<string, string[]>();
  for (const [route, { js }] of Object.entries(app.build.routes)) {
    const files = js.join(' ');
    byFiles.set(files, [...(byFiles.get(files) ?? []), route]);
  }
  const { entry } = app.build;
  return [...byFiles].map(([files, routes]) =>
    weigh(app, routes, [...(entry === undefined ? [] : [entry]), ...files.split(' ')]),
  );
}

function weigh({ name, folder }: App, routes: readonly string[], files: readonly string[]): RouteWeight {
  const packages: Record<string, number> = {};
  let bytes = 0;
  for (const file of files) {
    const { sent, shares } = readScript(folder, file);
    bytes += sent;
    for (const [one, share] of shares) packages[one] = (packages[one] ?? 0) + sent * share;
  }
  return { app: name, routes, bytes, packages };
}

const known = new Map<string, Script>();

interface Script {
  readonly sent: number;
  readonly shares: readonly (readonly [name: string, share: number])[];
}

function readScript(folder: string, file: string): Script {
  const place = path.join(folder, file);
  const script = known.get(place) ?? measureScript(place);
  known.set(place, script);
  return script;
}

function measureScript(place: string): Script {
  const sent = statSync(existsSync(`${place}.br`) ? `${place}.br` : place).size;
  const map = JSON.parse(readFileSync(`${place}.map`, 'utf8')) as SourceMap;
  const bytes = [...packageBytes(readFileSync(place, 'utf8'), map)];
  const all = bytes.reduce((total, [, one]) => total + one, 0);
  return { sent, shares: bytes.map(([name, one]) => [name, one / all] as const) };
}
