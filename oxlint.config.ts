import { defineConfig } from 'oxlint';
import { apiRoomOrder, apiSource, openRoom } from './tooling/house/src/rooms.ts';
import type { ApiRoom } from './tooling/house/src/rooms.ts';

interface Pattern {
  readonly group?: string[];
  readonly regex?: string;
  readonly message: string;
}

const facade: Pattern = {
  group: ['react-router', 'react-router/*', '@module-federation/*'],
  message:
    'Pages use the facade @proverka/shell-sdk/router: react-router and federation belong to the shell.',
};

const pure: Pattern = {
  group: ['node:*', 'pg', 'kysely', 'fastify', 'undici', 'pg-boss', 'pino'],
  message: 'Domain code is pure: no I/O, clock or randomness. Take the value as a parameter.',
};

const restricted = (...patterns: Pattern[]) => ({
  'no-restricted-imports': ['error' as const, { patterns }],
});

/** What a file of a room of the API may not import. Types count: a type is a thing one has to know, too. */
function roomPatterns(room: ApiRoom): Pattern[] {
  const higher = apiRoomOrder.slice(apiRoomOrder.indexOf(room) + 1);
  const closed = apiRoomOrder.filter((other) => other !== openRoom && other !== room);
  return [
    ...(higher.length === 0
      ? []
      : [
          {
            regex: `^#(${higher.join('|')})/`,
            message: `The room ${room} stands below this one: offer a hook in its deps, or move the code up.`,
          },
        ]),
    {
      regex: `^#(${closed.join('|')})/.+/`,
      message: "Only the files that stand directly in a room's folder are its public face.",
    },
    { regex: `^#${room}/`, message: 'A room imports its own files by their relative path.' },
    {
      regex: `^(\\.\\./)+(${apiRoomOrder.filter((other) => other !== room).join('|')})/`,
      message: 'Another room is imported as #room/file.ts.',
    },
  ];
}

const roomOverrides = apiRoomOrder.flatMap((room) => {
  const patterns = roomPatterns(room);
  return [
    { files: [`${apiSource}/${room}/**`], rules: restricted(...patterns) },
    { files: [`${apiSource}/${room}/**/*.domain.ts`], rules: restricted(pure, ...patterns) },
  ];
});

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'node', 'vitest', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'warn' },
  options: { typeAware: true },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '**/storybook-static/**'],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'no-shadow': 'off',
    'react/style-prop-object': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'no-underscore-dangle': 'off',
    'vitest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'vitest/no-conditional-expect': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
  },
  jsPlugins: ['eslint-plugin-boundaries'],
  settings: {
    'boundaries/elements': [
      { type: 'feature', pattern: 'apps/*/src/features/*', capture: ['app', 'feature'] },
      { type: 'page', pattern: 'apps/*/src/pages', capture: ['app'] },
    ],
  },
  overrides: [
    {
      files: ['apps/*/src/**'],
      rules: {
        'boundaries/dependencies': [
          'error',
          {
            default: 'allow',
            policies: [
              {
                from: { element: { type: 'feature' } },
                disallow: [
                  { to: { element: { type: 'page' } } },
                  {
                    to: {
                      element: {
                        type: 'feature',
                        captured: { feature: '!{{from.element.captured.feature}}' },
                      },
                    },
                  },
                ],
                message: 'A feature never imports another feature or a page: only pages combine features.',
              },
            ],
          },
        ],
      },
    },
    {
      files: [
        'apps/{realestate,fizcheck,fizcheck-pro,account,admin}/**',
        'packages/{ui-kit,cases,charts,order-flow,report-kit,api-client,catalogue,contract,validation,words,brand,analytics}/**',
      ],
      rules: restricted(facade),
    },
    {
      files: ['**/*.domain.ts'],
      rules: {
        ...restricted(pure, facade),
        'no-restricted-globals': [
          'error',
          'fetch',
          'process',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'crypto',
          'performance',
          'console',
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Domain code has no clock.' },
          { object: 'Math', property: 'random', message: 'Domain code has no randomness.' },
        ],
      },
    },
    ...roomOverrides,
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts', '**/*.stories.tsx', 'apps/*/src/content/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // They play whole histories and look behind every face.
      files: [`${apiSource}/**/*.{test,bench}.ts`, `${apiSource}/**/fixtures/**`],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: [
        '**/.storybook/**',
        '**/*.stories.tsx',
        '**/vitest.config.ts',
        '**/playwright.config.ts',
        'e2e/setup/start-stack.ts',
        'oxlint.config.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
