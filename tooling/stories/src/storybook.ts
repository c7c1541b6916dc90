import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where in a checkout the storybook of all packages is set up. */
export const storybookFolder = 'packages/ui-kit';

export const storybookBuild = (output: string): readonly string[] => [
  'storybook',
  'build',
  '--output-dir',
  output,
  '--disable-telemetry',
  '--quiet',
];

/** Ids of the stories in a built storybook. */
export function storyIds(built: string): readonly string[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}
