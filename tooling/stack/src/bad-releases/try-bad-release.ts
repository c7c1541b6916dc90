import path from 'node:path';
import { victim, type BadRelease } from './bad-releases.ts';
import type { Team } from './team.ts';
import { buildVariant } from './variant.ts';

export interface Outcome {
  readonly kind: string;
  readonly outcome:
    | 'refused'
    | 'kept out'
    | 'left to the run time'
    | 'RELEASED'
    | 'refused for another reason';
  readonly line: string;
  readonly seconds: number;
}

/** Builds a bad release below `folder`, releases it with the command, and says what became of it. */
export async function tryBadRelease(bad: BadRelease, team: Team, variants: string): Promise<Outcome> {
  const { kind, edits = [], afterBuild, inStore, says } = bad;
  const name = kind.replaceAll(/[^a-z]+/gi, '-');
  const mark: (typeof edits)[number] = ['src/decl.ts', (source) => `${source}\n// ${name}\n`];
  const unique: (typeof edits)[number] = [
    'src/pages/wholesale-page.tsx',
    (source) => source.replace('Загрузить список', `Загрузить список (${name})`),
  ];
  const folder = await buildVariant(victim, path.join(variants, name), [...edits, unique, mark]);
  await afterBuild?.(path.join(folder, 'dist'));
  const before = await team.served();
  const result = inStore
    ? await team.promoteChanged(victim, folder, inStore)
    : await team.release(victim, folder);
  const { code, said, seconds } = result;
  const lines = said.split('\n').filter((line) => /fizcheck-pro/.test(line) && !line.startsWith('$'));
  const fitting = says === null ? undefined : lines.find((line) => says.test(line));
  const line = (fitting ?? lines.at(-1) ?? said.trim().split('\n').at(-1) ?? '').replace(/^- /, '');
  if (code === 0) {
    await team.rollBack(victim);
    return { kind, seconds, line: '', outcome: says === null ? 'left to the run time' : 'RELEASED' };
  }
  if ((await team.served()) !== before) return { kind, seconds, line, outcome: 'RELEASED' };
  const isWanted = says === null || fitting !== undefined;
  return { kind, seconds, line, outcome: isWanted ? 'refused' : 'refused for another reason' };
}
