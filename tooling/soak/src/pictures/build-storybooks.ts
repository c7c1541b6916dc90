import { checkOut, programsIn } from '@proverka/stack/checkout';
import { runToEnd } from '@proverka/stack/run-to-end';
import { repositoryRoot } from '@proverka/stack/stack';
import { storybookBuild, storybookFolder } from '@proverka/stories/storybook';
import path from 'node:path';

/** The storybook as it is in the working tree. */
export const buildCurrent = (folder: string): Promise<string> =>
  buildIn(repositoryRoot, path.join(folder, 'after'));

/** The storybook of a revision, built in a work tree of its own that is gone when this returns, however it returns. */
export async function buildEarlier(revision: string, folder: string): Promise<string> {
  const checkout = await checkOut(revision, path.join(folder, 'checkout'));
  try {
    return await buildIn(checkout.folder, path.join(folder, 'before'));
  } finally {
    await checkout.remove();
  }
}

async function buildIn(checkout: string, output: string): Promise<string> {
  const cwd = path.join(checkout, storybookFolder);
  await runToEnd(storybookBuild(output), { cwd, path: programsIn(cwd) });
  return output;
}
