import { writeLists } from '@proverka/catalogue/write-lists';
import { buildChanged } from './build.ts';
import { readStackOptions } from './options.ts';
import { runStack } from './run-stack.ts';
import { startStack } from './stack.ts';

await runStack(async (report) => {
  for (const list of await writeLists()) report(`products: ${list} was written`);
  report('building what changed and starting…');
  return startStack({ ...readStackOptions(process.env), build: () => buildChanged(), report });
});
