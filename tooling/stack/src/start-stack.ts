import { writeLists } from '@proverka/catalogue/write-lists';
import { releasePlace } from '@proverka/release/open-store';
import { buildChanged } from './build.ts';
import { readStackOptions } from './options.ts';
import { runStack } from './run-stack.ts';
import { startStack } from './stack.ts';
import { readTopology } from './many/topology.ts';

await runStack(async (report) => {
  for (const list of await writeLists()) report(`products: ${list} was written`);
  report('building what changed and starting…');
  const options = readStackOptions(process.env);
  const releases = releasePlace(process.env, options.dataDir);
  const topology = readTopology(process.env);
  return startStack({ ...options, topology, releases, build: () => buildChanged(), report });
});
