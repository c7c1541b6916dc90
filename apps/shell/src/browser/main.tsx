import '../app/styles.ts';
import { nextTask } from './next-task.ts';
import { watchStrings } from './trusted-types.ts';

// A development page has no loader that did.
watchStrings();

// Each library is evaluated in a task of its own, so that input in between is handled. The named import keeps the rest out.
async function run(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["QueryClient"] */ '@tanstack/react-query');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await start();
}

// The document must be complete: a partial page does not hydrate.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void run(), { once: true });
} else void run();
