import { readDeclarations } from './declarations.ts';
import type { Surface } from './surface.ts';

/** The committed description of a package's surface, under the version it was written for. */
export interface Report {
  readonly version: string;
  readonly surface: Surface;
}

export const reportFile = 'api-report.txt';

export function reportText(name: string, version: string, { modules }: Surface): string {
  const parts = [...modules].map(([module, { text }]) => `=== ${module}\n${text}\n`);
  return `${name} ${version}\nWhat others can rely on; written by \`npx pnpm packages raise\`.\n\n${parts.join('\n')}`;
}

export function parseReport(text: string): Report {
  const [heading = '', ...parts] = text.split(/^=== /m);
  const version = /^\S+ (\S+)$/m.exec(heading)?.[1];
  if (version === undefined) throw new Error('A report starts with the name and version of its package');
  const modules = parts.map((part) => {
    const end = part.indexOf('\n');
    const declared = part.slice(end + 1).trimEnd();
    return [part.slice(0, end), { text: declared, declarations: readDeclarations(declared) }] as const;
  });
  return { version, surface: { modules: new Map(modules) } };
}
