import { expect, test } from 'vitest';
import { launchersOf } from './launchers.ts';

const chainOf = (...commands: string[]) =>
  new Map(
    commands.map((command, index) => [
      index + 1,
      { pid: index + 1, parent: index, startedAt: '1', command, environment: [] },
    ]),
  );
const launchersIn = (...commands: string[]) =>
  launchersOf(commands.length, chainOf(...commands)).map(({ command }) => command);

test('npx, pnpm and the shells between them are what only starts a command', () => {
  expect(
    launchersIn(
      'init',
      '-bash',
      'npm exec pnpm test',
      'sh -c pnpm test',
      'node /any/bin/pnpm.mjs test',
      'sh -c node tooling/check/src/main.ts',
      'node tooling/check/src/main.ts',
    ),
  ).toEqual([
    'sh -c node tooling/check/src/main.ts',
    'node /any/bin/pnpm.mjs test',
    'sh -c pnpm test',
    'npm exec pnpm test',
  ]);
});

test('a command started from a shell by hand has no launcher', () => {
  expect(launchersIn('init', '-bash', 'node tooling/check/src/main.ts')).toEqual([]);
});

test('a shell that started npx in the background is no launcher: it may end while the run goes on', () => {
  expect(
    launchersIn(
      'init',
      'bash -c npx pnpm test & sleep 5',
      'npm exec pnpm test',
      'node tooling/check/src/main.ts',
    ),
  ).toEqual(['npm exec pnpm test']);
});
