import { describe, expect, test } from 'vitest';
import { findAffected } from './find-affected.ts';
import { readAdvisories, readLock } from './kept-advisories.ts';
import { lockedPackages } from './locked-packages.ts';

describe('known vulnerabilities', () => {
  test('no locked package has one of the kept advisories (V15.2.1)', async () => {
    const [locked, { advisories }] = await Promise.all([readLock(), readAdvisories()]);
    expect(findAffected(locked, advisories)).toEqual([]);
  });

  test('the lock file is read whole: the runtime, scoped packages, the package manager (V15.1.2)', async () => {
    const names = new Set((await readLock()).map(({ name }) => name));
    expect(['node', 'fastify', '@module-federation/enhanced'].filter((name) => !names.has(name))).toEqual([]);
    expect(names.size).toBeGreaterThan(900);
  });

  test('an affected version is found, a patched one of the same range is not', async () => {
    const { advisories } = await readAdvisories();
    const lock = (...keys: string[]) =>
      lockedPackages(`packages:\n${keys.map((key) => `  '${key}':\n    resolution: {}\n`).join('')}`);
    const found = findAffected(lock('fastify@0.37.0', 'fastify@5.0.0', 'node@24.14.0'), advisories);
    const told = found.map(({ locked, advisory }) => `${locked.name}@${locked.version} ${advisory.id}`);
    expect(told).toContain('fastify@0.37.0 CVE-2018-3711');
    expect(told).toContain('node@24.14.0 CVE-2026-21717');
    expect(told.filter((line) => line.startsWith('fastify@5'))).toEqual([]);
    expect(findAffected(lock('node@24.14.1'), advisories)).toEqual([]);
  });
});
