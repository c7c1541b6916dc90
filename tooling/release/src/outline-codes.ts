import { randomBytes } from 'node:crypto';
import { releasePaths } from './release-paths.ts';
import type { ReleaseStore } from './release-store.ts';

/** Long enough to open one's own links. */
const lifeMs = 10 * 60_000;

const fileName = (code: string, until: number) => `${code}.${until}`;
const nameParts = /^([\w-]{43})\.(\d{1,15})$/;

/** Lets browsers show, within ten minutes, who serves which part of a page. Codes that are over are removed. */
export async function giveOutlineCode(store: ReleaseStore, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const folder = releasePaths.outlineCodes;
  for (const name of await store.list(folder)) {
    const [, , until] = nameParts.exec(name) ?? [];
    if (Number(until ?? 0) <= now.getTime()) await store.removeHint(`${folder}/${name}`);
  }
  await store.putHint(`${folder}/${fileName(code, now.getTime() + lifeMs)}`, '\n');
  return code;
}

/** The codes that were given, each with its end in milliseconds since 1970. */
export async function outlineCodes(store: ReleaseStore): Promise<ReadonlyMap<string, number>> {
  const names = await store.list(releasePaths.outlineCodes);
  return new Map(
    names.flatMap((name) => {
      const [, code, until] = nameParts.exec(name) ?? [];
      return code === undefined ? [] : [[code, Number(until)] as const];
    }),
  );
}
