import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browsers } from './browsers.ts';

test('the page of system requirements names the browsers the build targets', () => {
  const preset = readFileSync(
    new URL('../../../../../tooling/federation/src/base-config.ts', import.meta.url),
    'utf8',
  );
  const built = [...preset.matchAll(/'(chrome|edge|firefox|safari) >= ([\d.]+)'/g)].map(
    ([, , version]) => version,
  );
  const named = ['Google Chrome', 'Microsoft Edge', 'Mozilla Firefox', 'Safari на Mac, iPhone и iPad'];
  expect(named.map((wanted) => browsers.find(({ title }) => title === wanted)?.version)).toEqual(built);
});
