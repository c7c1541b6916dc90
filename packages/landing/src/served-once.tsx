import { useEffect, useRef, useState, type ReactNode } from 'react';

interface ServedOnceProps {
  /** Unique on the site: a page one comes from may still stand there while the next one is made. */
  readonly id: string;
  readonly className?: string;
  /** Nothing in it needs a script: links and native disclosures only. */
  readonly children: ReactNode;
}

/**
 * Keeps what the server rendered as it is. The browser neither loads nor runs the code of `children` for a page that came
 * as HTML; only on a navigation within the site, where there is no such HTML, are they rendered here.
 */
export function ServedOnce({ id, className, children }: ServedOnceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isServed, setServed] = useState(
    () => typeof document !== 'undefined' && document.getElementById(id) !== null,
  );
  useEffect(() => {
    // After a failed hydration React starts from nothing, and so do we.
    if (place.current?.firstChild === null) setServed(false);
  }, []);
  const common = { id, ...(className !== undefined && { className }) };
  if (!isServed) return <div {...common}>{children}</div>;
  return <div {...common} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
