import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ShellAssets } from '../render/render-messages.ts';

const buildSchema = z.object({
  /** Base URL of the browser's files. */
  base: z.string().default('/assets/'),
  /** Absent in development, where nothing is delayed. */
  loader: z.string().optional(),
  js: z.array(z.string()),
  css: z.array(z.string()),
  fonts: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
  provides: z.record(z.string(), z.string()),
  routes: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  styleMarks: z.record(z.string(), z.string()),
});

export interface ShellBuild {
  /** Names this build among others. */
  readonly version: string;
  readonly assets: ShellAssets;
  readonly webFolder: string;
  readonly renderScript: string;
  /** Shared modules and their versions, to check a set before promotion. */
  readonly provides: Readonly<Record<string, string>>;
}

/** What the shell's build left in its output folder. */
export function readShellBuild(dist: string): ShellBuild {
  const text = readFileSync(path.join(dist, 'build.json'), 'utf8');
  const build = buildSchema.parse(JSON.parse(text));
  const url = (file: string) => build.base + file;
  const pageAsset = (file: string) => ({
    url: url(file),
    integrity: build.integrity[file] ?? '',
    mark: build.styleMarks[file] ?? '',
  });
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    webFolder: path.join(dist, 'web'),
    renderScript: path.join(dist, 'node/render-process.cjs'),
    provides: build.provides,
    assets: {
      loader: build.loader ? url(build.loader) : null,
      js: build.js.map(url),
      css: build.css.map(url),
      preloads: build.fonts.map((file) => ({ url: url(file), as: 'font', type: 'font/woff2' })),
      pages: Object.fromEntries(
        Object.entries(build.routes).map(([id, { js, css }]) => [
          id,
          { styles: css.map(pageAsset), scripts: js.map(pageAsset) },
        ]),
      ),
      integrity: Object.fromEntries(
        Object.entries(build.integrity).map(([file, digest]) => [url(file), digest]),
      ),
    },
  };
}
