import { fileURLToPath } from 'node:url';

/** Modules as they run. A start without it takes several times the processor: most of it goes into stripping types. */
export const compileCache = fileURLToPath(
  new URL('../../../node_modules/.cache/node-compile', import.meta.url),
);
