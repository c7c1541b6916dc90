import { useCallback } from 'react';

/** What lies over the foot of a page, from below; `--bottom-bar` under all of it is the site's own. */
export type OverPage = '--floating-bar' | '--step-bar' | '--toasts';

/**
 * The ref of an element that lies over the foot of the page: its height is kept in a variable of the document. The site's styles
 * scroll what has the focus clear of the sum, and what lies higher stands on it. An element that is in the flow, as some are on
 * a phone, takes nothing.
 */
export function useOverPage(name: OverPage, gap = 0): (element: HTMLElement | null) => (() => void) | void {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const { style } = document.documentElement;
      const measure = () => {
        const isOver = element.offsetHeight > 0 && getComputedStyle(element).position !== 'static';
        style.setProperty(name, isOver ? `${element.offsetHeight + gap}px` : '0px');
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      measure();
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [name, gap],
  );
}
