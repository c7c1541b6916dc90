import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NewRemote } from './remote-name.ts';

const siblings = ['../../packages/shell-sdk', '../../packages/ui-kit', '../../tooling/federation'];

/** What a remote in this repository has besides its sources: it is built and checked with everything else. */
export function insideFiles({ name }: NewRemote): Readonly<Record<string, string>> {
  const all = (range: string, names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, range]));
  return {
    'package.json': json({
      name: `@proverka/${name}`,
      private: true,
      type: 'module',
      scripts: {
        build: 'node ../../tooling/federation/src/build-remote.ts',
        lint: `cd ../.. && oxlint --deny-warnings apps/${name}`,
        test: 'vitest run',
      },
      dependencies: {
        ...all('workspace:*', ['@proverka/shell-sdk', '@proverka/ui-kit']),
        ...all('catalog:', ['react']),
      },
      devDependencies: {
        ...all('workspace:*', ['@proverka/federation']),
        ...all('catalog:', ['@testing-library/react', '@types/react', '@types/react-dom', 'jsdom', 'vitest']),
      },
    }),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: {
        jsx: 'react-jsx',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['node', 'react', 'react-dom'],
      },
      include: ['src', '../../tooling/typescript'],
      references: siblings.map((one) => ({ path: one })),
    }),
    'turbo.json': json({ extends: ['//'], tags: ['app', 'remote'] }),
    'vitest.config.ts': vitestConfig,
  };
}

/** As the formatter writes it: lists of words on one line. */
const json = (value: object): string =>
  `${JSON.stringify(value, null, 2).replaceAll(
    /\[\n([^[\]{}]*)\n *\]/g,
    (_, items: string) => `[${items.trim().replaceAll(/\n */g, ' ')}]`,
  )}\n`;

const vitestConfig = `import { defineConfig } from 'vitest/config';

// Generous timeouts: a busy machine is slow, and no test depends on its speed.
export default defineConfig({
  test: {
    environment: 'jsdom',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
`;

/** Each list that names the remotes: after the last one (`admin`) comes the new one. */
const lists: readonly {
  readonly file: string;
  readonly after: string;
  readonly by: (name: string) => string;
}[] = [
  { file: 'tooling/stack/src/repository.ts', after: "'account', 'admin'", by: (name) => `, '${name}'` },
  { file: 'oxlint.config.ts', after: 'fizcheck-pro,account,admin', by: (name) => `,${name}` },
  {
    file: 'tsconfig.json',
    after: '{\n      "path": "apps/admin"\n    }',
    by: (name) => `,\n    {\n      "path": "apps/${name}"\n    }`,
  },
  {
    file: 'knip.json',
    after:
      '"apps/admin": {\n      "entry": ["src/decl.ts", "src/gate.ts", "src/module.ts"],\n      "ignoreDependencies": ["@proverka/federation"]\n    }',
    by: (name) =>
      `,\n    "apps/${name}": {\n      "entry": ["src/decl.ts", "src/module.ts"],\n      "ignoreDependencies": ["@proverka/federation"]\n    }`,
  },
  {
    file: 'CODEOWNERS',
    after: '/apps/admin/            @proverka/admin\n',
    by: (name) => `${`/apps/${name}/`.padEnd(24)}@proverka/${name}\n`,
  },
];

/** Writes the remote's name into every list of remotes; throws before the first when one is not as it was. */
export function registerRemote(root: string, { name }: NewRemote): readonly string[] {
  const changed = lists.map(({ file, after, by }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const at = text.indexOf(after);
    if (at < 0) throw new Error(`${file} has no «${after}» any more, after which a remote is named`);
    const end = at + after.length;
    return { file, text: text.slice(0, end) + by(name) + text.slice(end) };
  });
  for (const { file, text } of changed) writeFileSync(path.join(root, file), text);
  return changed.map(({ file }) => file);
}
