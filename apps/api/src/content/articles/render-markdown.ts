import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { typeset } from '@proverka/words/typeset';

/** Increased with every change below, so that stored articles are rendered again. */
export const renderingVersion = 1;

/** HTML in the source is escaped; the sanitiser is a second barrier against bugs of the plug-ins. */
const markdown = new MarkdownIt({ html: false, linkify: false });

markdown.core.ruler.push('typography', ({ tokens }) => {
  for (const { children } of tokens) {
    for (const child of children ?? []) if (child.type === 'text') child.content = typeset(child.content);
  }
});
// The page's heading is the article's title, so the text's headings start one level below.
markdown.core.ruler.push('headings', ({ tokens }) => {
  const seen = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type !== 'heading_open') continue;
    const anchor = anchorOf(tokens[index + 1]?.content ?? '');
    const times = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, times);
    token.attrSet('id', times === 1 ? anchor : `${anchor}-${times}`);
  }
});
// A table wider than a phone scrolls on its own, by keyboard too.
markdown.renderer.rules['table_open'] = () =>
  '<div class="table" role="region" aria-label="Таблица" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^а-яa-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'razdel';

const headings = ['h2', 'h3', 'h4'];

const textTags = 'p ul ol li blockquote strong em s code pre a br hr'.split(' ');
const tableTags = 'div table thead tbody tr th td'.split(' ');

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...headings, ...textTags, ...tableTags],
  allowedAttributes: {
    ...Object.fromEntries(headings.map((tag) => [tag, ['id']])),
    a: ['href', 'title', 'rel'],
    ol: ['start'],
    div: ['role', 'tabindex', 'aria-label'],
  },
  allowedClasses: { div: ['table'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', ...attributes }) => ({
      tagName,
      attribs: { ...attributes, href, ...(isOutside(href) && { rel: 'noopener noreferrer' }) },
    }),
  },
};

const isOutside = (href: string): boolean => /^https?:/i.test(href);

/** Sanitised HTML of an article: no styles, scripts or pictures; links only to pages and mail. */
export const renderMarkdown = (source: string): string => sanitizeHtml(markdown.render(source), rules).trim();

/** The plain text on one line. */
export const wordsOf = (source: string): string =>
  markdown
    .parse(source, {})
    .map(({ children }) =>
      (children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const WORDS_PER_MINUTE = 180;

/** Whole minutes, at least one. */
export const readingMinutes = (source: string): number =>
  Math.max(1, Math.round((source.match(/[\p{L}\d]+/gu) ?? []).length / WORDS_PER_MINUTE));
