type Pinned = readonly [url: string, integrity: string];

/** What a page needs to be taken over by its scripts. */
export interface Wave {
  /** Each with its SRI digest; the last one begins as soon as all are there. */
  readonly scripts: readonly Pinned[];
  /** The page's own code, which those scripts ask for. */
  readonly preloads: readonly Pinned[];
}

const AGAIN_MS = 1000;

/** Asks for all of them at once, and for each that fails once more. Rejects when one has failed twice. */
export async function bringScripts(
  document: Document,
  { scripts, preloads }: Wave,
  priority: 'auto' | 'high',
): Promise<void> {
  const last = scripts.at(-1);
  if (!last) return;
  const others = scripts.slice(0, -1).map((one) => twice(document, one, priority));
  for (const one of [last, ...preloads]) preload(document, one, priority);
  await Promise.all(others);
  await twice(document, last, priority);
}

async function twice(document: Document, one: Pinned, priority: 'auto' | 'high'): Promise<void> {
  try {
    await load(document, one, priority);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    await load(document, one, priority);
  }
}

function load(document: Document, [url, integrity]: Pinned, priority: 'auto' | 'high'): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    script.remove();
    reject(new Error(`${url} did not come`));
  });
  script.fetchPriority = priority;
  pin(script, integrity);
  // After the digest, because it starts the request.
  script.src = url;
  document.head.append(script);
  return promise;
}

function preload(document: Document, [url, integrity]: Pinned, priority: 'auto' | 'high'): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.fetchPriority = priority;
  pin(link, integrity);
  link.href = url;
  document.head.append(link);
}

function pin(element: HTMLScriptElement | HTMLLinkElement, integrity: string): void {
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
}
