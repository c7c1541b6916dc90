import { runToEnd } from '@proverka/stack/run-to-end';
import { startUntilReady, type ReadyCommand } from '@proverka/stack/until-ready';
import { programsIn } from '@proverka/stack/checkout';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a team with a repository of its own can do: the commands its README names, and editing its page. */
export interface TeamFolder {
  readonly run: (...words: string[]) => Promise<void>;
  readonly startDev: (site: string, port: number) => Promise<ReadyCommand>;
  /** Puts another heading on the page. */
  readonly writeHeading: (heading: string) => Promise<void>;
}

const page = 'src/pages/home-page.tsx';

export function createTeamFolder(folder: string, env: Readonly<Record<string, string>>): TeamFolder {
  const place = { cwd: folder, path: programsIn(folder), env };
  return {
    run: (...words) => runToEnd(words, place),
    startDev: (site, port) =>
      startUntilReady(['npm', 'run', 'dev', '--', '--against', site, '--port', String(port)], {
        cwd: folder,
        env: {},
      }),
    writeHeading: async (heading) => {
      const file = path.join(folder, page);
      const source = await readFile(file, 'utf8');
      await writeFile(file, source.replace(/(<h1[^>]*>)[^<]*/, `$1${heading}`));
    },
  };
}
