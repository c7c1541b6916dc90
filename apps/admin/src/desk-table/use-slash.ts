import { useEffect, type RefObject } from 'react';

const typesText = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.closest('input, textarea, select, [contenteditable]') !== null;

/** «/» leads to the search field, by its place on the keyboard: a Russian layout has a full stop there. */
export function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typesText(event.target)) return;
      if (event.key !== '/' && event.code !== 'Slash') return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
