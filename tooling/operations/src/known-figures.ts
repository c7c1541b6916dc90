import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { rulesFolder } from './alerts.ts';

/** Names that a program's text has as words of its own. */
const named = /(?<=['"`\s])proverka_[a-z0-9_]+(?=['"`:])/g;
const used = /\bproverka_[a-z0-9_]+/g;

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(folder, file));

function ofEveryProcess(prefix: string): string[] {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix });
  return registry.getMetricsAsArray().map(({ name }) => name);
}

/** The figures that processes tell, by their sources. */
export function knownFigures(root: string): ReadonlySet<string> {
  const texts = ['apps/api/src', 'apps/shell/src/server'].flatMap((folder) =>
    sourcesUnder(path.join(root, folder)).map((file) => readFileSync(file, 'utf8')),
  );
  return new Set([
    ...texts.flatMap((text) => text.match(named) ?? []),
    ...ofEveryProcess('proverka_'),
    ...ofEveryProcess('proverka_shell_'),
  ]);
}

/** Figures that rules or dashboard ask for and no process tells. */
export function figureFindings(root: string): string[] {
  const known = knownFigures(root);
  return ['rules.yaml', 'dashboard.json'].flatMap((file) => {
    const asked = new Set(readFileSync(path.join(root, rulesFolder, file), 'utf8').match(used));
    return [...asked]
      .filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')))
      .map((name) => `${file} asks for ${name}, which no process tells`);
  });
}
