import { builtEntry } from './released-versions.ts';

/** Code of a remote's server artefact that stands in for the one that was built, by what is bad about it. */
export const badKinds: Readonly<Record<string, () => string>> = {
  'endless loop in render': () => inRender('for (;;);'),
  'leak of the heap in render': () =>
    inRender('for (const kept = []; ; ) kept.push(Array.from({ length: 1000 }, () => ({})));'),
  'leak of buffers in render': () =>
    inRender('for (const kept = []; ; ) kept.push(Buffer.alloc(4_000_000, 1));'),
  'process.exit in render': () => inRender('process.exit(0);'),
  'throw in render': () => inRender(`throw new Error('bad release');`),
  'exit after render': () => inRender('setTimeout(() => process.exit(1), 50);'),
  'endless loop at load': () => 'for (;;);',
  'process.exit at load': () => 'process.exit(0);',
  'throw at load': () => `throw new Error('bad release');`,
  'slow load of 15 s': () => atLoad('await new Promise((resolve) => setTimeout(resolve, 15_000));'),
};

const atLoad = (code: string): string => wrapped(code, '');

/** Before each page of the remote is rendered. */
const inRender = (code: string): string => wrapped('', code);

const wrapped = (beforeModule: string, beforePage: string): string => `
const built = require('${builtEntry}');
for (const [name, container] of Object.entries(built)) {
  exports[name] = {
    init: (...given) => container.init(...given),
    get: async (expose) => {
      ${beforeModule}
      const module = (await container.get(expose))();
      const pages = Object.entries(module.pages).map(([id, load]) => [id, async () => {
        const page = await load();
        return { ...page, Component: (props) => { ${beforePage}; return page.Component(props); } };
      }]);
      return () => ({ ...module, pages: Object.fromEntries(pages) });
    },
  };
}
`;
