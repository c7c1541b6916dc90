import { z } from 'zod';
import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

const assetsSchema = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** What a page may weigh and take: its scripts and styles as they are sent (brotli), and its time on the server. */
export const pageBudgetSchema = z.object({
  scriptBytes: z.int(),
  styleBytes: z.int(),
  serverMs: z.int(),
});
export type PageBudget = z.infer<typeof pageBudgetSchema>;

/** What `build-remote` writes besides the artefacts. What came later is optional: older sets stay as they were signed. */
export const buildSchema = z.object({
  entry: z.string(),
  routes: z.record(z.string(), assetsSchema),
  /** The attribute by which the remote's runtime recognises a style sheet the server linked. */
  styleMarks: z.record(z.string(), z.string()),
  /** Ranges of shared modules, and of packages the remote has to agree about with the site. */
  requires: z.record(z.string(), z.string()),
  /** Names the remote imports from shared modules. */
  imports: z.record(z.string(), z.array(z.string())).optional(),
  /** Every file the bundler wrote for browsers. */
  emitted: z.array(z.string()).optional(),
  /** An address for each route that has parameters, by route id: the gate opens it. */
  fixtures: z.record(z.string(), z.string()).optional(),
  /** By route id, where a page may have more than `defaultBudget`. */
  budgets: z.record(z.string(), pageBudgetSchema.partial()).optional(),
});

const declSchema = z.custom<RemoteDecl>(
  (value) => typeof value === 'object' && value !== null && 'routes' in value,
);

/** One published version of one remote; immutable. */
export const releaseSchema = buildSchema.extend({
  remote: z.string(),
  version: z.string(),
  decl: declSchema,
  /** Base URL of the browser's files when not this site: a CDN, a development server. Ends with a slash. */
  webBase: z.url().optional(),
  /** SRI digests of every file, compressed ones included, by path below the version's folder: `web/…` and `node/…`. */
  files: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof releaseSchema>;

/** One version of every remote, used to render, hydrate and navigate a page. Immutable and signed. */
export const releaseSetSchema = z.object({
  id: z.string(),
  remotes: z.record(z.string(), releaseSchema),
  signature: z.string(),
});
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

export const mostPercent = 50;

export const candidateSchema = z.object({
  set: z.string(),
  /** Share of the visitors. */
  percent: z.number().positive().max(mostPercent),
  /** Makes every trial choose other visitors. */
  salt: z.string().min(1),
  /** The brands it is tried on; all of them when `null`. */
  brands: z.array(z.string()).nullable(),
  startedAt: z.iso.datetime(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** What a channel's pointer says; deploying and rolling back move it. */
export const pointerSchema = z.object({
  set: z.string(),
  movedAt: z.iso.datetime(),
  /** The newest entry of the channel's log. */
  entry: z.string(),
  /** A set that some visitors try. It is signed like the other, so that whoever may move the pointer can drop it. */
  candidate: candidateSchema.nullable().default(null),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** Public URL of a file in the web artefact. */
export function releaseUrl(
  { remote, version, webBase }: Pick<Release, 'remote' | 'version' | 'webBase'>,
  file: string,
): string {
  return `${webBase ?? `/r/${remote}/${version}/web/`}${file}`;
}
