import { useServedParts } from '@proverka/shell-sdk/platform';
import { trustedHtml } from '@proverka/shell-sdk/trusted-html';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';

interface ServedOnceProps {
  /** Unique on the site: during a navigation the previous page is still in the document while the next one is rendered. */
  readonly id: string;
  readonly className?: string;
  /** The served content does not fit this visitor: `children` replace it once their code is loaded. */
  readonly isOutdated?: boolean;
  /** Content that needs no script: links and native `details` only. */
  readonly children: ReactNode;
}

/**
 * Keeps the server-rendered HTML as it is. The browser neither loads nor runs the code of `children` on a served page; they
 * are rendered here only after a navigation within the site, where there is no such HTML. The server renders `children` once for
 * many visitors when they are one component without props that reads nothing of the visitor.
 */
export function ServedOnce({ id, className, isOutdated = false, children }: ServedOnceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isServed, setServed] = useState(
    () => typeof document !== 'undefined' && document.getElementById(id) !== null,
  );
  useEffect(() => {
    // After a failed hydration React renders from scratch, and so does this component.
    if (place.current?.firstChild === null) setServed(false);
  }, []);
  // Deferred: the served content stays until the new one can be shown.
  const isReplaced = useDeferredValue(isOutdated);
  const stored = useServedParts()?.htmlOf(id, children, 'served') ?? null;
  const common = { id, ...(className !== undefined && { className }) };
  if (stored !== null) return <div {...common} dangerouslySetInnerHTML={{ __html: trustedHtml(stored) }} />;
  if (!isServed || isReplaced) {
    return (
      <div key="rendered" {...common}>
        {children}
      </div>
    );
  }
  return (
    <div
      key="served"
      {...common}
      ref={place}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
