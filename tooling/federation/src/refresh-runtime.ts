import {
  createSignatureFunctionForTransform,
  refresh as refreshComponents,
  register,
} from '@rspack/plugin-react-refresh/react-refresh';
import { isLikelyComponentType, performReactRefresh } from 'react-refresh/runtime';
import { isSamePages, pagesOf, type PageExports } from './refresh-pages.ts';

/*
 * What the bundler calls after every module of a development build, in place of the plugin's own. A file with components alone is
 * refreshed by the plugin; any other file is, with its importers, made anew up to the next one that can be refreshed. That would end
 * at a page, which exports what it loads and its head beside the component, and so at a page that is loaded anew and has lost
 * its state: here, pages are refreshed as well.
 */

/** The part of rspack's `module.hot` that is used. */
interface Hot {
  readonly data?: { readonly pages?: PageExports };
  readonly accept: () => void;
  readonly dispose: (note: (data: { pages?: PageExports }) => void) => void;
  readonly invalidate: () => void;
}

declare const __webpack_require__: { readonly c: Readonly<Record<string, { readonly exports: unknown }>> };

let isDue = false;

export function refresh(moduleId: string, hot: Hot | undefined): void {
  refreshComponents(moduleId, hot);
  const pages = pagesOf(__webpack_require__.c[moduleId]?.exports, isLikelyComponentType);
  if (!hot || !pages) return;
  for (const [name, { Component }] of Object.entries(pages))
    register(Component, `${moduleId} %page% ${name}`);
  const before = hot.data?.pages;
  hot.dispose((data) => {
    data.pages = pages;
  });
  hot.accept();
  if (!before) return;
  // The router keeps what a page loads and its head: the document has to be loaded anew.
  if (!isSamePages(before, pages)) hot.invalidate();
  else refreshSoon();
}

/** Once for all modules of a save. */
function refreshSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    performReactRefresh();
  });
}

export { createSignatureFunctionForTransform, register };
