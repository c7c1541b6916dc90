import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from './build-packages.ts';
import { publishPackages } from './publish-packages.ts';
import { publishedOf, readWorkspace } from './published.ts';
import { raiseVersions, readSurfaces, reportProblems } from './reports.ts';
import { run } from './run.ts';

const usage = `npx pnpm packages check                    # surfaces against their reports and versions
npx pnpm packages raise                    # raises versions as the changes demand, and writes the reports
npx pnpm packages build                    # writes what is published into the packages' dist
npx pnpm packages publish --registry URL   # builds and publishes every version the registry does not have`;

const root = path.resolve(import.meta.dirname, '../../..');
const say = (line: string) => void process.stdout.write(`${line}\n`);
const workspace = readWorkspace(root);
const declare = () =>
  run(['tsc', '-b', ...publishedOf(workspace).map(({ folder }) => folder)], { cwd: root });

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' } },
  });
  await runCommand(positionals[0], values.registry);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function runCommand(command: string | undefined, registry: string | undefined): Promise<void> {
  if (command === 'check' || command === 'raise') {
    await declare();
    const surfaces = readSurfaces(workspace);
    if (command === 'raise') return raiseVersions(workspace, surfaces, say);
    const problems = reportProblems(workspace, surfaces);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } else if (command === 'build' || (command === 'publish' && registry !== undefined)) {
    await declare();
    await buildPackages(workspace, publishedOf(workspace));
    if (registry !== undefined) await publishPackages(workspace, registry, say);
  } else throw new Error(usage);
}
