import { expect, test } from 'vitest';
import { chooseBrowser, type Machine } from './choose-browser.ts';

const bare: Machine = {
  named: undefined,
  onPath: [],
  ofPlaywright: [],
  unpack: () => Promise.resolve(null),
  install: () => Promise.resolve(null),
  versionOf: (file) => Promise.resolve(file.startsWith('broken') ? null : 'Chromium 150'),
};
const brought = (file: string) => () => Promise.resolve(file);

test('the browser named by CHROMIUM is used before any other', async () => {
  const browser = await chooseBrowser({ ...bare, named: 'mine', onPath: ['chromium'] });
  expect(browser).toEqual({ executable: 'mine', version: 'Chromium 150', origin: 'named by CHROMIUM' });
});

test('a named browser that does not start is an error, not a reason to take another', async () => {
  await expect(chooseBrowser({ ...bare, named: 'broken', onPath: ['chromium'] })).rejects.toThrow(
    'CHROMIUM is "broken", which does not start as a browser.',
  );
});

test.each<readonly [string, Partial<Machine>]>([
  ['of this machine', { onPath: ['chromium'], ofPlaywright: ['cached'], unpack: brought('unpacked') }],
  ["from Playwright's cache", { ofPlaywright: ['cached'], unpack: brought('unpacked') }],
  [
    'from the npm package @sparticuz/chromium',
    { unpack: brought('unpacked'), install: brought('installed') },
  ],
  ["from Debian's package chromium", { install: brought('installed') }],
])('the nearest browser there is comes %s', async (origin, machine) => {
  expect(await chooseBrowser({ ...bare, ...machine })).toMatchObject({ origin });
});

test('an executable that is only a stub is passed over', async () => {
  const browser = await chooseBrowser({ ...bare, onPath: ['broken stub', 'chrome'] });
  expect(browser.executable).toBe('chrome');
});

test('nothing is installed on a machine that has or can unpack a browser', async () => {
  const install = () => Promise.reject(new Error('was asked to install'));
  const browser = await chooseBrowser({ ...bare, unpack: brought('unpacked'), install });
  expect(browser.executable).toBe('unpacked');
});

test('a machine that has no browser and can get none says so in one sentence', async () => {
  await expect(chooseBrowser(bare)).rejects.toThrow(/^There is no Chromium here, .+ in CHROMIUM\.$/);
});
