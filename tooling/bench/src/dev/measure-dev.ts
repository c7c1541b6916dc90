import { checkOut, commitOfWorkingTree } from '@proverka/stack/checkout';
import { freePort } from '@proverka/stack/ports';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { startDevCommand, type DevCommandInput } from './dev-command.ts';
import { htmlOf, openMainPage, type OpenedPage } from './open-page.ts';
import { savedRemote, saves, type Save } from './saves.ts';

const rounds = 5;
/** Whatever a save has begun is over by then. */
const restMs = 2500;

/**
 * `npx pnpm dev` as a developer has it, in a copy of the working tree, or of another revision, whose sources are saved again and
 * again.
 */
export async function measureDev(browser: string, revision = commitOfWorkingTree()): Promise<Figure[]> {
  const home = await mkdtemp(path.join(tmpdir(), 'proverka-bench-dev-'));
  const checkout = await checkOut(revision, path.join(home, 'checkout'));
  try {
    const { folder } = checkout;
    const input = { folder, remote: savedRemote, port: await freePort(0), dataDir: path.join(home, 'data') };
    // Makes the database and builds the other remotes.
    await (await startDevCommand(input)).stop();
    return await measureRun(input, browser);
  } finally {
    await checkout.remove();
    await rm(home, { recursive: true, force: true });
  }
}

async function measureRun(input: DevCommandInput, browser: string): Promise<Figure[]> {
  const command = await startDevCommand(input);
  try {
    const shells = command.shells();
    const page = await openMainPage(browser, input.port);
    try {
      const ready = inMs('ready, on a warm database', [command.readyMs], 15_000);
      const screens: Figure[] = [];
      const lost: string[] = [];
      for (const save of saves) {
        const { shownAfter, statesLost } = await saveToScreen(input.folder, page, save);
        screens.push(inMs(`save to screen, ${save.name}`, shownAfter, 300));
        lost.push(...statesLost);
      }
      const { servedAfter, errors } = await saveToServer(input, page);
      return [
        ready,
        ...screens,
        count(
          'saves that lost what was typed',
          lost.length,
          `of ${saves.length * rounds}${lost.map((one) => `; ${one}`).join('')}`,
        ),
        inMs("save to the server's HTML", servedAfter, 2000),
        count('hydration errors of pages loaded right after a save', errors, `in ${rounds} loads`),
        count('restarts of the shell', command.shells() === shells ? 0 : 1, 'by all saves of the remote'),
      ];
    } finally {
      await page.close();
    }
  } finally {
    await command.stop();
  }
}

async function saveToScreen(folder: string, page: OpenedPage, save: Save) {
  const file = path.join(folder, save.file);
  const source = await readFile(file, 'utf8');
  const shownAfter: number[] = [];
  const statesLost: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const changed = save.change(source, round);
    if (changed === source) throw new Error(`${save.file} is not what this measurement expects`);
    const shown = page.whenShown(save.shown(round));
    const savedAt = Date.now();
    await writeFile(file, changed);
    shownAfter.push((await shown) - savedAt);
    await wait(restMs);
    const lost = await page.lostState();
    if (lost !== null) statesLost.push(`${save.name}, save ${round}: ${lost}`);
  }
  return { shownAfter, statesLost };
}

/** The page is asked for in the moment of the save, by a program and by the browser. */
async function saveToServer({ folder, port }: DevCommandInput, page: OpenedPage) {
  const [save] = saves;
  if (!save) throw new Error('There is nothing to save');
  const file = path.join(folder, save.file);
  const source = await readFile(file, 'utf8');
  const original = source.replace(save.shown(rounds), 'Ещё выбираете?');
  const servedAfter: number[] = [];
  page.takeHydrationErrors();
  let errors = 0;
  for (let round = rounds + 1; round <= 2 * rounds; round += 1) {
    const savedAt = Date.now();
    await writeFile(file, save.change(original, round));
    while (!(await htmlOf(port)).includes(save.shown(round))) await wait(20);
    servedAfter.push(Date.now() - savedAt);
    await wait(restMs);
    await writeFile(file, save.change(original, round + rounds));
    // Not before the bundler has noticed: nobody reloads sooner than that.
    await wait(30);
    await page.loadAnew();
    await wait(restMs);
    errors += page.takeHydrationErrors().length;
  }
  return { servedAfter, errors };
}

function inMs(name: string, values: readonly number[], atMost: number): Figure {
  const sorted = values.toSorted((one, other) => one - other);
  const range = `${Math.round(sorted[0] ?? 0)} to ${Math.round(sorted.at(-1) ?? 0)} ms in ${values.length} saves`;
  const load = `load average ${loadavg()[0]?.toFixed(1)}`;
  return {
    name: `Development: ${name}`,
    value: sorted[Math.floor(sorted.length / 2)] ?? 0,
    unit: 'ms',
    limit: { atMost },
    how: values.length > 1 ? `${range}, ${load}` : load,
  };
}

const count = (name: string, value: number, how: string): Figure => ({
  name: `Development: ${name}`,
  value,
  unit: '',
  limit: { atMost: 0 },
  how,
});
