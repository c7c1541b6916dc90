import type { NewRemote } from './remote-name.ts';

export interface OutsideOptions {
  /** Where the shared packages are published; without it the machine's npm configuration says. */
  readonly registry?: string | undefined;
  /** Versions of the shared packages, and of the libraries the repository uses. */
  readonly versionOf: (name: string) => string;
}

const dependencies = ['@proverka/shell-sdk', '@proverka/ui-kit', 'react'];
const devDependencies = [
  '@proverka/remote',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jsdom',
  'oxlint',
  'react-dom',
  'typescript',
  'vitest',
];

/** What a remote in a repository of its own has besides its sources. */
export function outsideFiles(
  { name }: NewRemote,
  { registry, versionOf }: OutsideOptions,
): Readonly<Record<string, string>> {
  const ranges = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, `^${versionOf(one)}`]));
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: {
      dev: 'remote dev',
      build: 'remote build',
      test: 'vitest run',
      types: 'tsc',
      lint: 'oxlint --deny-warnings src',
      release: 'remote release',
      rollback: 'remote rollback',
    },
    dependencies: ranges(dependencies),
    devDependencies: ranges(devDependencies),
    engines: { node: '>=24' },
  };
  return {
    'package.json': json(manifest),
    'tsconfig.json': json(project),
    'vitest.config.ts': vitestConfig,
    '.oxlintrc.json': json(lintRules),
    'src/css-modules.d.ts': cssModules,
    '.gitignore': 'node_modules\ndist\n',
    'README.md': readme(name),
    ...(registry !== undefined && { '.npmrc': `@proverka:registry=${registry}\n` }),
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const project = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node', 'react', 'react-dom'],
  },
  include: ['src'],
};

const lintRules = {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['react-router', 'react-router/*', '@module-federation/*'],
            message: 'Pages use @proverka/shell-sdk/router: the router and federation belong to the shell.',
          },
        ],
      },
    ],
  },
};

const vitestConfig = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // The shared packages import style sheets, which Node cannot.
    server: { deps: { inline: [/@proverka\\//] } },
  },
});
`;

const cssModules = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
`;

const readme = (name: string): string => `# ${name}

A remote of Proverka in a repository of its own. It needs Node 24 or later.

\`\`\`sh
npm install
npm run dev -- --against https://…      # the deployed site with this remote in it, on port 4000
npm run build      # dist: the artefacts for browsers and for the server
npm test
npm run types
npm run lint
npm run release -- --reason "why"      # builds, publishes, and moves the channel
npm run rollback -- --reason "why"     # back to this remote's version before
\`\`\`

A release reads \`RELEASE_ROOT\` (the folder of releases) or \`RELEASES_URL\` (an object store), \`RELEASE_PRIVATE_KEY\` or \`RELEASE_PRIVATE_KEY_FILE\`,
\`RELEASE_PUBLIC_KEYS\` and \`RELEASE_SHELLS\` (addresses of the shells). The shells load the new set before visitors get it
and can refuse it. The ranges of \`@proverka/*\` and of React in \`package.json\` are what the remote asks of the site: a release
that the site does not fit is refused.
`;
