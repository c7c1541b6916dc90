import { useEffect } from 'react';

/** What a link within the page leads to is unfolded, whatever the browser does by itself. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      openTarget(decodedHash());
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}

/** Unfolds a part of the page and brings it into view; the part, where there is one. */
export function openTarget(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  if (target === null) return null;
  for (const fold of foldsOf(target)) fold.open = true;
  target.scrollIntoView();
  return target;
}

/** An address typed by hand may end in anything. */
function decodedHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The folds around the target, and the one it is. */
function foldsOf(target: HTMLElement): HTMLDetailsElement[] {
  const own = target.querySelector<HTMLDetailsElement>(':scope > details');
  const folds = own === null ? [] : [own];
  for (
    let fold = target.closest('details');
    fold !== null;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    folds.push(fold);
  }
  return folds;
}
