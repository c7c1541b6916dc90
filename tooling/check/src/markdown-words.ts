export interface MarkdownWord {
  readonly line: number;
  readonly text: string;
}

/** The code in a Markdown text with line numbers: fenced blocks and inline code. */
export function codeOf(markdown: string): MarkdownWord[] {
  let isFenced = false;
  return markdown.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (/^\s*```/.test(text)) {
      isFenced = !isFenced;
      return [];
    }
    if (isFenced) return [{ line, text }];
    return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => ({ line, text: code }));
  });
}

/** Targets of links to files, without links to other sites and anchors. */
export function linksOf(markdown: string): MarkdownWord[] {
  return markdown.split('\n').flatMap((text, index) =>
    Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => ({
      line: index + 1,
      text: target.replace(/#.*$/, ''),
    })).filter((link) => link.text !== '' && !/^([a-z]+:|\/)/.test(link.text)),
  );
}
