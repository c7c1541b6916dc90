import '../app/styles.ts';

// Each step is a task of its own: a touch in between is answered at once.
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function run(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await start();
}

// The document has to be whole: half a page does not hydrate.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void run(), { once: true });
} else void run();
