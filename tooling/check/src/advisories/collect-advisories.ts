import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { validRange } from 'semver';
import { z } from 'zod';
import type { Advisory } from './advisory.ts';

/** Checkouts of the two repositories that publish advisories as files. */
export interface AdvisoryFolders {
  /** RetireJS/retire.js */
  readonly retire: string;
  /** nodejs/security-wg */
  readonly nodejs: string;
}

const retireSchema = z.record(
  z.string(),
  z.looseObject({
    npmname: z.string().optional(),
    vulnerabilities: z.array(
      z.looseObject({
        below: z.string().optional(),
        atOrAbove: z.string().optional(),
        identifiers: z
          .looseObject({
            CVE: z.array(z.string()).optional(),
            githubID: z.string().optional(),
          })
          .default({}),
      }),
    ),
  }),
);

const npmSchema = z.looseObject({
  id: z.union([z.string(), z.int()]),
  module_name: z.string(),
  cves: z.array(z.string()).nullish(),
  vulnerable_versions: z.string().nullish(),
});

const coreSchema = z.record(
  z.string(),
  z.looseObject({
    cve: z.array(z.string()).optional(),
    vulnerable: z.string(),
    patched: z.string().optional(),
  }),
);

/** All advisories of both sources in one form, sorted; those without a readable range are left out. */
export async function collectAdvisories({ retire, nodejs }: AdvisoryFolders): Promise<Advisory[]> {
  const found = [
    ...(await readRetire(path.join(retire, 'repository/jsrepository-v6-combined.json'))),
    ...(await readRetire(path.join(retire, 'repository/npmrepository.json'))),
    ...(await readNpm(path.join(nodejs, 'vuln/npm'))),
    ...(await readCore(path.join(nodejs, 'vuln/core/index.json'))),
  ].filter(({ affected }) => validRange(affected) !== null);
  const byText = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

async function readRetire(file: string): Promise<Advisory[]> {
  const content = await readJson(file);
  const inner = z.object({ advisories: z.unknown() }).safeParse(content);
  const named = retireSchema.parse(inner.data?.advisories ?? content);
  return Object.entries(named).flatMap(([name, { npmname, vulnerabilities }]) =>
    vulnerabilities.map(({ below, atOrAbove, identifiers: { CVE: cves, githubID: github } }) => ({
      package: npmname ?? name,
      id: cves?.[0] ?? github ?? 'unnumbered',
      affected: [atOrAbove && `>=${atOrAbove}`, below && `<${below}`].filter(Boolean).join(' ') || '*',
    })),
  );
}

async function readNpm(folder: string): Promise<Advisory[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== 'index.json');
  return Promise.all(
    files.map(async (name) => {
      const { id, module_name, cves, vulnerable_versions } = npmSchema.parse(
        await readJson(path.join(folder, name)),
      );
      return { package: module_name, id: cves?.[0] ?? `npm ${id}`, affected: vulnerable_versions ?? '' };
    }),
  );
}

async function readCore(file: string): Promise<Advisory[]> {
  const core = coreSchema.parse(await readJson(file));
  return Object.entries(core).map(([number, { cve, vulnerable, patched }]) => ({
    package: 'node',
    id: cve?.[0] ?? `core ${number}`,
    affected: vulnerable,
    patched,
  }));
}
