import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { useBrowser } from '@proverka/browser/browser';
import { folderStore } from '@proverka/release/folder-store';
import { releasePaths } from '@proverka/release/release-paths';
import { buildChanged } from '@proverka/stack/build';
import { freePort } from '@proverka/stack/ports';
import { startStack } from '@proverka/stack/stack';
import type { Mistakes, SoakContext } from './soak.ts';
import { badReleases, victim } from '@proverka/stack/bad-releases';
import { createTeam, type Team } from '@proverka/stack/bad-release-team';
import { tryBadRelease, type Outcome } from '@proverka/stack/try-bad-release';
import { buildVariant } from '@proverka/stack/variant';

/**
 * Makes every bad release there is a name for, from the sources of a real remote, and releases it with the real command beside a
 * running stack. Each is refused with a line that says why, moves nothing and leaves every other page as it was, or is one of
 * the kinds that only the run time can contain. `--only=<parts of kinds, by commas>` makes
 * some and no good one.
 */
export async function soakReleases({ say, dataDir, only = '' }: SoakContext): Promise<Mistakes> {
  await useBrowser(say);
  // The default data folder is in the repository, whose package.json makes every `.js` below it a module.
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, 'package.json'), '{ "type": "module" }\n');
  const stack = await startStack({
    dataDir: path.join(dataDir, 'data'),
    port: await freePort(0),
    build: () => buildChanged(),
    report: say,
  });
  try {
    const team = createTeam(stack, path.join(dataDir, 'data'));
    const mistakes = only === '' ? await releaseGood(team, dataDir, say) : [];
    const outcomes: Outcome[] = [];
    for (const bad of badReleases.filter(({ kind }) => only.split(',').some((part) => kind.includes(part)))) {
      const outcome = await tryBadRelease(bad, team, path.join(dataDir, 'variants'));
      outcomes.push(outcome);
      say(rowOf(outcome));
      mistakes.push(...(await harmDone(outcome, team)));
    }
    if (only === '') {
      for (const kind of ['forged set', 'unsigned set'] as const) {
        const outcome = await forge(kind, team);
        outcomes.push(outcome);
        say(rowOf(outcome));
      }
    }
    say(`\n| kind | outcome | line | seconds |\n|---|---|---|--:|\n${outcomes.map(rowOf).join('\n')}`);
    return [...mistakes, ...outcomes.filter(isWrong).map(({ kind, outcome }) => `${kind}: ${outcome}`)];
  } finally {
    await stack.stop();
  }
}

const isWrong = ({ outcome }: Outcome): boolean =>
  outcome === 'RELEASED' || outcome === 'refused for another reason';

const rowOf = ({ kind, outcome, line, seconds }: Outcome): string =>
  `| ${kind} | ${outcome} | ${line.replaceAll('|', '/')} | ${seconds.toFixed(1)} |`;

/** A gate that refuses everything would pass the rest of this run. */
async function releaseGood(team: Team, dataDir: string, say: SoakContext['say']): Promise<string[]> {
  const folder = await buildVariant(victim, path.join(dataDir, 'variants/good'), [
    ['src/pages/wholesale-page.tsx', (source) => source.replace('Образец файла', 'Пример файла')],
  ]);
  const first = await team.release(victim, folder);
  say(first.said.trim());
  if (first.code !== 0) return [`a good release was refused: ${first.said}`];
  await team.rollBack(victim);
  const again = await team.release(victim, folder);
  say(`Again, with the gate's verdict cached: ${again.seconds.toFixed(1)} s`);
  return again.code === 0 ? [] : [`a release that passed was refused: ${again.said}`];
}

/** Pages of everybody, the victim included, are what they were. */
async function harmDone({ kind }: Outcome, team: Team): Promise<string[]> {
  const broken = await team.brokenPages();
  return broken.map((page) => `${kind}: ${page} is not answered with 200`);
}

/** Whoever can write into the store of releases and has no key: shells keep what runs, and the next release repairs it. */
async function forge(kind: 'forged set' | 'unsigned set', team: Team): Promise<Outcome> {
  const startedAt = performance.now();
  const store = folderStore(team.releaseRoot);
  const before = await team.served();
  const set = JSON.parse(String(await store.getFile(releasePaths.set(before)))) as Record<string, unknown>;
  const id = kind.replace(' ', '-');
  const signature = kind === 'unsigned set' ? '' : set['signature'];
  await store.putFile(releasePaths.set(id), JSON.stringify({ ...set, id, signature }));
  const pointer = await store.readPointer('stable');
  const forged = { ...(JSON.parse(pointer?.content ?? '{}') as object), set: id };
  await store.writePointer('stable', JSON.stringify(forged), pointer?.etag ?? null);
  // Longer than shells take to look at the pointer.
  await wait(3000);
  const now = await team.served();
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(path.join(team.releaseRoot, releasePaths.set(id)));
  const kept = now === before && (await team.brokenPages()).length === 0;
  return kept
    ? { kind, seconds, outcome: 'kept out', line: `shells keep set ${before}` }
    : { kind, seconds, outcome: 'RELEASED', line: now };
}
