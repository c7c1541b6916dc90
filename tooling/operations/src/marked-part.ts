/** A page with the part between its two marks replaced. Throws when the page has no such marks. */
export function withMarkedPart(page: string, name: string, part: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`the page has no marks «${begin}» and «${end}»`);
  return `${page.slice(0, from + begin.length)}\n\n${part}\n\n${page.slice(to)}`;
}
