import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Edit } from './variant.ts';

/** A release that harms somebody, made from a remote that does not, and what has to become of it. */
export interface BadRelease {
  readonly kind: string;
  readonly edits?: readonly Edit[];
  /** Changes what the build left. */
  readonly afterBuild?: (dist: string) => Promise<void>;
  /** Changes a file of the store after the release was published to another channel; it is promoted then. */
  readonly inStore?: (versionFolder: string) => Promise<void>;
  /** What the refusal says; `null` where only the run time can contain it. */
  readonly says: RegExp | null;
}

export const victim = 'fizcheck-pro';
const pageFile = 'src/pages/wholesale-page.tsx';
const onServer = `typeof window === 'undefined'`;

const replaced =
  (old: string, next: string) =>
  (source: string): string =>
    source.replace(old, next);

const atLoad = (code: string): Edit => [pageFile, (source) => `${source}\n${code}\n`];
const inRender = (code: string): Edit => [
  pageFile,
  replaced('  const { brand } = usePlatform();\n', `  const { brand } = usePlatform();\n  ${code}\n`),
];
const withImport = (line: string): Edit => [pageFile, (source) => `${line}\n${source}`];
const inHeading = (child: string): Edit => [
  pageFile,
  replaced('<h1>Оптовый заказ</h1>', `<h1>${child}</h1>`),
];
const pathOf = (path: string): Edit => ['src/decl.ts', replaced(`path: '/wholesale/'`, `path: '${path}'`)];

const tail = (folder: string, file: RegExp, change: (content: Buffer) => Buffer) => async () => {
  const name = (await readdir(folder, { recursive: true })).find((one) => file.test(one));
  if (name === undefined) throw new Error(`${folder} has no ${file.source}`);
  await writeFile(path.join(folder, name), change(await readFile(path.join(folder, name))));
};
const tampered = (file: RegExp) => (folder: string) =>
  tail(folder, file, (content) => Buffer.concat([content, Buffer.from(' ')]))();

interface BuildDescription {
  readonly requires: Readonly<Record<string, string>>;
  readonly routes: Readonly<Record<string, { readonly css: readonly string[] }>>;
}

/** Changes what the build says of itself; a change that changes nothing would prove nothing. */
const described = (change: (build: BuildDescription) => BuildDescription) => async (dist: string) => {
  const file = path.join(dist, 'build.json');
  const build = JSON.parse(await readFile(file, 'utf8')) as BuildDescription;
  const changed = change(build);
  if (isDeepStrictEqual(changed, build))
    throw new Error(`${file} has not changed: the bad release is out of date`);
  await writeFile(file, JSON.stringify(changed));
};

const loopFor = (condition: string) => `if (${condition}) for (;;);`;
const heavyText = `'${Array.from({ length: 40_000 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296).toString(36)).join('')}'`;

export const badReleases: readonly BadRelease[] = [
  {
    kind: 'page missing',
    edits: [['src/module.ts', replaced('  wholesale: () =>', `  'wholesale-gone': () =>`)]],
    says: /page wholesale: .*has no component/,
  },
  {
    kind: 'page without a component',
    edits: [[pageFile, replaced('export function Component()', 'export function Komponent()')]],
    says: /page wholesale: .*has no component/,
  },
  {
    kind: 'wrong React',
    afterBuild: described(({ requires, ...build }) => ({
      ...build,
      requires: { ...requires, react: '^18.3.1' },
    })),
    says: /needs react \^18/,
  },
  { kind: 'route collision: same path', edits: [pathOf('/tariff/')], says: /\/tariff belongs to account/ },
  {
    kind: 'route collision: other name of a parameter',
    edits: [
      ['src/decl.ts', replaced(`path: '/wholesale/:id/'`, `path: '/order/:number/'`)],
      ['src/gate.ts', replaced('`/wholesale/${nothing}/`', '`/order/${nothing}/`')],
    ],
    says: /\/order belongs to account/,
  },
  { kind: "route collision: shell's", edits: [pathOf('/privacy/')], says: /\/privacy belongs to the shell/ },
  {
    kind: 'tampered file',
    inStore: tampered(/^node\/wholesale\.cjs$/),
    says: /node\/wholesale\.cjs of fizcheck-pro was changed/,
  },
  {
    kind: 'tampered compressed file',
    inStore: tampered(/^web\/wholesale\..*\.js\.br$/),
    says: /wholesale\..*\.js\.br of fizcheck-pro was changed/,
  },
  {
    kind: 'missing CSS',
    afterBuild: async (dist) => {
      const files = (await readdir(path.join(dist, 'web'))).filter((file) => /^wholesale\..*css/.test(file));
      for (const file of files) await rm(path.join(dist, 'web', file));
    },
    says: /wholesale\.\w+\.css of page wholesale is named and not there/,
  },
  {
    kind: 'CSS that is not linked',
    afterBuild: described(({ routes, ...build }) => ({
      ...build,
      routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, css: [] }])),
    })),
    says: /page wholesale .*links no style sheet/,
  },
  {
    kind: 'over budget',
    edits: [atLoad(`globalThis.heavy = ${heavyText};`)],
    says: /scripts are .* KB compressed/,
  },
  {
    kind: 'SDK name that does not exist',
    edits: [
      withImport(`import { useFuture } from '@proverka/shell-sdk/platform';`),
      inRender('useFuture();'),
    ],
    says: /imports useFuture from @proverka\/shell-sdk\/platform/,
  },
  {
    kind: 'throw at load on the server',
    edits: [atLoad(`if (${onServer}) throw new Error('thrown at load');`)],
    says: /page wholesale: thrown at load/,
  },
  {
    kind: 'throw at load in the browser only',
    edits: [atLoad(`if (!(${onServer})) throw new Error('thrown at load');`)],
    says: /page wholesale .*thrown at load/,
  },
  {
    kind: 'throw in render for all',
    edits: [inRender(`if (brand.id !== '') throw new Error('thrown in render');`)],
    says: /page wholesale .*answered 50[03].*thrown in render/,
  },
  {
    kind: 'throw in render for one brand',
    edits: [inRender(`if (brand.id === 'person-check') throw new Error('thrown in render');`)],
    says: /page wholesale .*of person-check.*answered 50[03].*thrown in render/,
  },
  {
    kind: 'throw in render for signed-in only',
    edits: [
      inRender(
        `if (usePlatform().session.getState().visitor === 'signed-in') throw new Error('thrown in render');`,
      ),
    ],
    says: /page wholesale .*for a customer: answered 50[03].*thrown in render/,
  },
  {
    kind: 'throw in render in the browser only',
    edits: [inRender(`if (!(${onServer})) throw new Error('thrown in render');`)],
    says: /page wholesale .*thrown in render/,
  },
  {
    kind: 'hydration mismatch',
    edits: [inHeading(`{${onServer} ? 'Оптовый заказ' : 'Заказ списком'}`)],
    says: /page wholesale .*hydration/,
  },
  {
    kind: 'endless loop at load',
    edits: [atLoad(loopFor(onServer))],
    says: /page wholesale: .*loops without end/,
  },
  {
    kind: 'endless loop at load in the browser',
    edits: [atLoad(loopFor(`!(${onServer})`))],
    says: /page wholesale .*loops? without end/,
  },
  {
    kind: 'endless loop in render',
    edits: [inRender(loopFor(onServer))],
    says: /page wholesale .*(answered 503.*(hung|not answered|no answer|within)|no answer within)/,
  },
  {
    kind: 'endless loop in render in the browser',
    edits: [inRender(loopFor(`!(${onServer})`))],
    says: /page wholesale .*loops without end/,
  },
  {
    kind: 'process.exit at load',
    edits: [atLoad(`if (${onServer}) globalThis.process.exit(0);`)],
    says: /page wholesale: it ends the process/,
  },
  {
    kind: 'process.exit in render',
    edits: [inRender(`if (${onServer}) globalThis.process.exit(0);`)],
    says: /page wholesale .*(answered 50[03].*ended|no answer)/,
  },
  {
    kind: 'heap leak',
    edits: [
      inRender(`if (${onServer}) (globalThis.kept ??= []).push(new Array(300_000).fill(Math.random()));`),
    ],
    says: null,
  },
  {
    kind: 'off-heap leak',
    edits: [
      inRender(`if (${onServer}) (globalThis.kept ??= []).push(globalThis.Buffer.alloc(3_000_000, 1));`),
    ],
    says: null,
  },
  {
    kind: 'slow load of 15 s',
    edits: [
      [
        pageFile,
        replaced(
          'export async function load(): Promise<void> {\n',
          'export async function load(): Promise<void> {\n  await new Promise((resolve) => setTimeout(resolve, 15_000));\n',
        ),
      ],
    ],
    says: /page wholesale .*(answered 503.*(hung|not answered|no answer|within)|no answer within)/,
  },
  {
    kind: 'API contract it does not fit',
    edits: [
      withImport(`import { useEffect } from 'react';`),
      inRender(
        `useEffect(() => { void fetch('/api/wholesale/prices-of-tomorrow', { method: 'POST' }); }, []);`,
      ),
    ],
    says: /the API refuses POST \/api\/wholesale\/prices-of-tomorrow/,
  },
];
