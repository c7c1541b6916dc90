import { buildChanged } from './build.ts';
import { readStackOptions } from './options.ts';
import { runStack } from './run-stack.ts';
import { startStack } from './stack.ts';

await runStack((report) => {
  report('building what changed and starting…');
  return startStack({ ...readStackOptions(process.env), build: () => buildChanged(), report });
});
