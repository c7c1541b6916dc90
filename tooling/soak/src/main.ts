import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endWhole } from '@proverka/reaper/interruption';
import { fileURLToPath } from 'node:url';
import { requireNeeds } from '@proverka/stack/require-needs';
import type { Soak } from './soak.ts';

/**
 * Kills real processes over a throwaway database and checks the invariants. All scenarios, or those named on the command
 * line; `--times=3` makes `money` shorter. `fuzz` takes an hour and runs only when it is named, with `--times=20000` for fewer
 * requests and `--seed=7` for the same ones. `pictures` runs only when it is named:
 * its differences may be intended; `--against=<revision>` replaces the parent commit, `--only=<part of an id>` selects stories.
 * `switches` and `isolation` measure the shell under load and want a quiet machine, so they run only when they are named.
 * `retention` lives five years of ten thousand subjects by a simulated clock; it runs only when it is named.
 * `releases` makes every bad release and runs only when it is named; `--only=<parts of kinds>` makes some.
 * `versions` runs previous remotes with the API and shell of now and the other way round, and runs only when it is named;
 * `--against=<revision>` replaces the last tag `release/*` or the parent commit.
 * `own-repository` walks a team elsewhere from its first command to a rollback, and runs only when it is named.
 * `browsers` buys a report in Chromium, Firefox and WebKit; it needs two packages of Debian and runs only when it is named, with
 * `--only=<part of a name>` in some.
 * `machines` kills shells, APIs and workers of which there are two; it needs HAProxy and PgBouncer and runs only when it is named.
 * `mutants` needs no process: it counts the changes of findings and verdict that tests notice; `--only=<part of a path>` lists
 * those of some files that none notices.
 */
const scenarios: Readonly<Record<string, () => Promise<boolean>>> = {
  reports: () => runOfApi('bench/kill-worker.main.ts'),
  retention: () => runOfApi('bench/retention/retention.main.ts'),
  money: async () => run('money', (await import('./money.ts')).soakMoney),
  fuzz: async () => run('fuzz', (await import('./fuzz/fuzz.ts')).soakFuzz),
  silence: async () => run('silence', (await import('./silence/silence.ts')).soakSilence),
  switches: async () => run('switches', (await import('./releases/switches.ts')).soakSwitches),
  isolation: async () => run('isolation', (await import('./releases/isolation.ts')).soakIsolation),
  mutants: async () => run('mutants', (await import('./mutants/mutants.ts')).soakMutants),
  releases: async () => run('releases', (await import('./releases.ts')).soakReleases),
  'own-repository': async () =>
    run('own-repository', (await import('./own-repository/own-repository.ts')).soakOwnRepository),
  versions: async () => run('versions', (await import('./versions/versions.ts')).soakVersions),
  pictures: async () => run('pictures', (await import('./pictures/pictures.ts')).soakPictures),
  machines: async () => run('machines', (await import('./machines/machines.ts')).soakMachines),
  browsers: async () => run('browsers', (await import('./browsers/browsers.ts')).soakBrowsers),
};
const onDemand: ReadonlySet<string> = new Set([
  'pictures',
  'fuzz',
  'silence',
  'retention',
  'switches',
  'isolation',
  'releases',
  'versions',
  'own-repository',
  'machines',
  'browsers',
]);

const say = (text: string) => process.stdout.write(`${text}\n`);
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => !(word in scenarios));
if (unknown.length > 0) {
  say(`There is no soak ${unknown.join(', ')}; there are ${Object.keys(scenarios).join(', ')}.`);
  process.exit(1);
}
const keptFolder = tmpdir();
const reaper = endWhole();
await requireNeeds('soak', {
  memoryMb: 1000,
  disk: { folder: reaper.folder, mb: 1000 },
  postgres: path.join(reaper.folder, 'postgres'),
});
let failed = 0;
const wanted = Object.entries(scenarios).filter(([name]) =>
  words.length === 0 ? !onDemand.has(name) : words.includes(name),
);
for (const [name, hold] of wanted) {
  say(name);
  if (!(await hold())) failed += 1;
}
say(`${wanted.length - failed} passed, ${failed} failed`);
await reaper.end();
process.exit(failed === 0 ? 0 : 1);

/** A scenario that needs the API's own parts. */
async function runOfApi(script: string): Promise<boolean> {
  const cwd = fileURLToPath(new URL('../../../apps/api', import.meta.url));
  const child = spawn(process.execPath, [script, ...process.argv.filter((word) => word.startsWith('--'))], {
    cwd,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

async function run(name: string, soak: Soak): Promise<boolean> {
  const times = option('times');
  const dataDir = await mkdtemp(path.join(reaper.folder, `soak-${name}-`));
  const mistakes = await soak({
    say,
    dataDir,
    times: times === undefined ? undefined : Number(times),
    against: option('against'),
    only: option('only'),
    seed: Number(option('seed') ?? randomInt(1_000_000)),
  });
  for (const mistake of mistakes) say(`NOT: ${mistake}`);
  if (mistakes.length === 0) return true;
  if ((await readdir(dataDir)).length === 0) return false;
  // The run's own folder goes with the run.
  const kept = path.join(keptFolder, `proverka-${path.basename(dataDir)}`);
  await cp(dataDir, kept, { recursive: true });
  say(`What the run has left is in ${kept}.`);
  return false;
}

/** The value of `--name=value`. */
function option(name: string): string | undefined {
  const beginning = `--${name}=`;
  return process.argv.find((word) => word.startsWith(beginning))?.slice(beginning.length);
}
