import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { queryStateClass } from '../app/boot.ts';

/** Takes over query results the server wrote into the HTML, at once and while the page still streams. */
export function adoptQueryStates(queryClient: QueryClient): void {
  const adopt = (element: Element) => {
    hydrate(queryClient, JSON.parse(element.textContent) as DehydratedState);
  };
  for (const element of document.querySelectorAll(`script.${queryStateClass}`)) adopt(element);
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement && node.classList.contains(queryStateClass)) adopt(node);
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect(), { once: true });
}
