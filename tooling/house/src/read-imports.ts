import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

export interface Import {
  readonly from: string;
  /** The imported file, from the repository root. */
  readonly to: string;
  /** A dynamic import: it may lead back to the importing file without being a cycle. */
  readonly isDynamic: boolean;
}

/** Resolves `#name` and `@scope/package/entry` by the manifests of the workspace. */
export type ResolveSpecifier = (specifier: string, from: string) => string | null;

/** Imports between files of the repository: static, re-exported and dynamic, types included. */
export function readImports(
  files: readonly SourceFile[],
  resolve: ResolveSpecifier = resolveRelative,
): readonly Import[] {
  const known = new Set(files.map((file) => file.path));
  return files.flatMap((file) =>
    specifiersOf(file).flatMap(({ specifier, isDynamic }) => {
      const to = resolve(specifier, file.path);
      return to !== null && known.has(to) ? [{ from: file.path, to, isDynamic }] : [];
    }),
  );
}

export function resolveRelative(specifier: string, from: string): string | null {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null;
}

interface Specifier {
  readonly specifier: string;
  readonly isDynamic: boolean;
}

function specifiersOf({ path: file, text }: SourceFile): readonly Specifier[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const fixed = new Set([
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]);
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^['"](.+)['"]$/.exec(text.slice(start, end));
    return literal?.[1] ?? [];
  });
  return [
    ...[...fixed].map((specifier) => ({ specifier, isDynamic: false })),
    ...dynamic.filter((one) => !fixed.has(one)).map((specifier) => ({ specifier, isDynamic: true })),
  ];
}
