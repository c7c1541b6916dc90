import { z } from 'zod';

/** A publicly known vulnerability of an npm package, or of Node.js itself under the name `node`. */
const advisorySchema = z.object({
  package: z.string(),
  /** The number by which it is published: CVE, GHSA, or the source's own. */
  id: z.string(),
  /** Ranges of versions, as in `package.json`. */
  affected: z.string(),
  /** Versions within `affected` that have the fix. */
  patched: z.string().optional(),
});
export type Advisory = z.infer<typeof advisorySchema>;

export const advisoryFileSchema = z.object({
  sources: z.array(
    z.object({ repository: z.string(), commit: z.string(), date: z.iso.date(), licence: z.string() }),
  ),
  advisories: z.array(advisorySchema),
});
export type AdvisoryFile = z.infer<typeof advisoryFileSchema>;
