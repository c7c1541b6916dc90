interface Axe {
  readonly run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: unknown[] }[] }>;
}

/**
 * Runs in the page: what stands on it for those who see it and those who hear it read. The checker was put in before.
 */
export async function lookAround() {
  const places = {
    banner: 'header, [role="banner"]',
    navigation: 'nav, [role="navigation"]',
    main: 'main, [role="main"]',
    contentinfo: 'footer, [role="contentinfo"]',
    search: '[role="search"], search',
    h1: 'h1',
  };
  const landmarks = Object.entries(places)
    .filter(([, selector]) => document.querySelector(selector) !== null)
    .map(([name]) => name);
  const emptyStyles = Array.from(document.styleSheets)
    .filter((sheet) => sheet.href?.startsWith(location.origin) && sheet.cssRules.length === 0)
    .map(({ href }) => new URL(href ?? '').pathname);
  const barriers: Record<string, number> = {};
  const { axe } = globalThis as unknown as { readonly axe: Axe };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  for (const { id, nodes } of violations) barriers[id] = nodes.length;
  return { landmarks, title: document.title.trim(), emptyStyles, barriers };
}
