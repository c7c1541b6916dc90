import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';

interface ServedOnceProps {
  /** Unique on the site: a page one comes from may still stand there while the next one is made. */
  readonly id: string;
  readonly className?: string;
  /** What was served does not hold for this visitor: `children` take its place as soon as their code is there. */
  readonly isOutdated?: boolean;
  /** Nothing in it needs a script: links and native disclosures only. */
  readonly children: ReactNode;
}

/**
 * Keeps what the server rendered as it is. The browser neither loads nor runs the code of `children` for a page that came
 * as HTML; only on a navigation within the site, where there is no such HTML, are they rendered here.
 */
export function ServedOnce({ id, className, isOutdated = false, children }: ServedOnceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isServed, setServed] = useState(
    () => typeof document !== 'undefined' && document.getElementById(id) !== null,
  );
  useEffect(() => {
    // After a failed hydration React starts from nothing, and so do we.
    if (place.current?.firstChild === null) setServed(false);
  }, []);
  // Deferred: what was served stays until the new words can be shown.
  const isReplaced = useDeferredValue(isOutdated);
  const common = { id, ...(className !== undefined && { className }) };
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
