import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Soak } from './soak.ts';

/** `pnpm soak money --times=20`: a scenario is a file of its own, named here. */
const scenarios: Readonly<Record<string, () => Promise<Soak>>> = {
  money: async () => (await import('./money.ts')).soakMoney,
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const [name = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const load = scenarios[name];
if (load === undefined) {
  say(`Which soak? There are ${Object.keys(scenarios).join(', ')}.`);
  process.exit(1);
}
const times = process.argv
  .map((word) => /^--times=(\d+)$/.exec(word)?.[1])
  .find((count) => count !== undefined);
const dataDir = await mkdtemp(path.join(tmpdir(), `proverka-soak-${name}-`));
const soak = await load();
const mistakes = await soak({ say, dataDir, times: times === undefined ? undefined : Number(times) });
for (const mistake of mistakes) say(`NOT: ${mistake}`);
if (mistakes.length === 0) await rm(dataDir, { recursive: true, force: true });
say(
  mistakes.length === 0 ? 'All held.' : `${mistakes.length} did not hold; logs and data are in ${dataDir}.`,
);
process.exit(mistakes.length === 0 ? 0 : 1);
