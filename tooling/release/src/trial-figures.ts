import { figuresSchema, sumFigures, type Figures } from './figures.ts';
import { releasePaths } from './release-paths.ts';
import type { ReleaseStore } from './release-store.ts';

/** What all shells counted of a trial. A file that cannot be read counts nothing. */
export async function readFigures(store: ReleaseStore, channel: string, trial: string): Promise<Figures> {
  const folder = releasePaths.figures(channel, trial);
  const names = await store.list(folder);
  const read = names.map(async (name): Promise<Figures> => {
    try {
      return figuresSchema.parse(
        JSON.parse((await store.getFile(`${folder}/${name}`))?.toString('utf8') ?? ''),
      );
    } catch {
      return {};
    }
  });
  return sumFigures(await Promise.all(read));
}

/** Writes what one shell has counted so far. */
export function writeFigures(
  store: ReleaseStore,
  { channel, trial, shell }: { readonly channel: string; readonly trial: string; readonly shell: string },
  figures: Figures,
): Promise<void> {
  return store.putHint(
    `${releasePaths.figures(channel, trial)}/${shell}.json`,
    `${JSON.stringify(figures)}\n`,
  );
}

/** Removes what was counted of trials that are over; what they ended with is in the log. */
export async function forgetFigures(store: ReleaseStore, channel: string, but: string | null): Promise<void> {
  for (const trial of await store.list(releasePaths.allFigures(channel))) {
    if (trial === but) continue;
    for (const name of await store.list(releasePaths.figures(channel, trial)))
      await store.removeHint(`${releasePaths.figures(channel, trial)}/${name}`);
  }
}
