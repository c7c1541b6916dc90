import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { compareSurfaces, schemaRoles, type Surfaces } from './compare-surfaces.ts';
import { KnownTypes } from './known-types.ts';
import { publishedOf, type Package, type Workspace } from './published.ts';
import { parseReport, reportFile, reportText, type Report } from './report-text.ts';
import { surfaceOf } from './surface.ts';
import { neededVersion, versionProblem } from './versions.ts';

/** The surfaces of all published packages as they are now. */
export function readSurfaces(workspace: Workspace): Surfaces {
  const known = new KnownTypes();
  return new Map(
    fromBelow(publishedOf(workspace)).map((one) => [
      one.manifest.name,
      surfaceOf(workspace.root, one, known),
    ]),
  );
}

/** Every package after those it depends on. */
function fromBelow(packages: readonly Package[]): readonly Package[] {
  const sorted = new Set<Package>();
  const visit = (one: Package): void => {
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const below = packages.find(({ manifest }) => manifest.name === name);
      if (below && !sorted.has(below)) visit(below);
    }
    sorted.add(one);
  };
  for (const one of packages) visit(one);
  return [...sorted];
}

/** What is wrong with reports and versions: a sentence for each package. */
export function reportProblems(workspace: Workspace, after: Surfaces): readonly string[] {
  const stale = publishedOf(workspace).flatMap((one) => {
    const { name, version = '' } = one.manifest;
    const surface = after.get(name);
    const written = readReport(workspace.root, one);
    if (surface && written === reportText(name, version, surface)) return [];
    return [
      `${one.folder}/${reportFile} does not say what ${name} ${version} is: run \`npx pnpm packages raise\``,
    ];
  });
  const unfit = baselines.flatMap((revision) => compareWith(workspace, after, revision));
  return [...new Set([...unfit, ...stale])];
}

/**
 * The last commit and the one before: a change counts against its parent, whether it was committed or not. Without git there
 * is only the report itself.
 */
const baselines = ['HEAD', 'HEAD^'] as const;

function compareWith(workspace: Workspace, after: Surfaces, revision: string | null): readonly string[] {
  return changesSince(workspace, after, revision).flatMap(({ one, before, changes }) => {
    const { name, version = '' } = one.manifest;
    return versionProblem(name, version, before, changes) ?? [];
  });
}

function changesSince({ root, ...workspace }: Workspace, after: Surfaces, revision: string | null) {
  const reports = new Map<string, Report>();
  for (const one of publishedOf({ root, ...workspace })) {
    const text = readReport(root, one, revision);
    if (text !== null) reports.set(one.manifest.name, parseReport(text));
  }
  const before: Surfaces = new Map([...reports].map(([name, { surface }]) => [name, surface]));
  const roles = schemaRoles(before);
  return publishedOf({ root, ...workspace }).flatMap((one) => {
    const report = reports.get(one.manifest.name);
    if (!report) return [];
    const changes = compareSurfaces(one.manifest.name, before, after, roles);
    return [{ one, before: report.version, changes }];
  });
}

function readReport(root: string, { folder }: Package, revision: string | null = null): string | null {
  const file = `${folder}/${reportFile}`;
  if (revision === null)
    return existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
  try {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 64e6, stdio: 'pipe' } as const;
    return execFileSync('git', ['show', `${revision}:${file}`], options);
  } catch {
    return null;
  }
}

/** Raises versions as far as the changes since the last commit demand, writes the reports, and says what it did. */
export function raiseVersions(workspace: Workspace, after: Surfaces, say: (line: string) => void): void {
  const inGit = changesSince(workspace, after, 'HEAD');
  const known = inGit.length > 0 ? inGit : changesSince(workspace, after, null);
  for (const one of publishedOf(workspace)) {
    const { name, version = '1.0.0' } = one.manifest;
    const surface = after.get(name);
    if (!surface) continue;
    const change = known.find((other) => other.one.folder === one.folder);
    const needed = change ? neededVersion(change.before, change.changes) : version;
    const raised = semver.gt(needed, version) ? needed : version;
    if (raised !== version) {
      say(`${name} ${version} → ${raised}`);
      for (const { level, what } of change?.changes ?? []) say(`  ${level}: ${what}`);
      setVersion(path.join(workspace.root, one.folder, 'package.json'), version, raised);
    }
    writeFileSync(path.join(workspace.root, one.folder, reportFile), reportText(name, raised, surface));
  }
}

function setVersion(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(`"version": "${from}"`, `"version": "${to}"`));
}
