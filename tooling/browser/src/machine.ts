import { execFile } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Machine } from './choose-browser.ts';
import { installFromDebian } from './install-from-debian.ts';
import { unpackPackaged } from './unpack-packaged.ts';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function thisMachine(): Machine {
  return {
    named: process.env['CHROMIUM'],
    onPath: onPath(names),
    ofPlaywright: ofPlaywright(),
    // What cannot be unpacked, on a full disk say, may still be installed.
    unpack: () => unpackPackaged().catch(() => null),
    install: async () => ((await installFromDebian()) ? (onPath(['chromium'])[0] ?? null) : null),
    versionOf,
  };
}

function onPath(programs: readonly string[]): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return programs.flatMap(
    (name) => folders.map((folder) => path.join(folder, name)).find((file) => isExecutable(file)) ?? [],
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Folders end in the build's number: the highest is the newest. */
function ofPlaywright(): readonly string[] {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? path.join(homedir(), '.cache/ms-playwright');
  const numberOf = (file: string) => Number(/^chromium\D*-(\d+)/.exec(file)?.[1] ?? 0);
  return globSync('chromium*-*/chrome-*/{chrome,chrome-headless-shell,headless_shell}', { cwd: cache })
    .toSorted((one, other) => numberOf(other) - numberOf(one))
    .map((file) => path.join(cache, file));
}

/** A file on the path may be a stub that only says where to get the real one. */
async function versionOf(executable: string): Promise<string | null> {
  try {
    const { stdout } = await run(executable, ['--version'], { timeout: 20_000 });
    return /chrom/i.test(stdout) ? stdout.trim() : null;
  } catch {
    return null;
  }
}
