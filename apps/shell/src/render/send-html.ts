import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { documentEnd } from './html-document.ts';
import { streamHtml, type HtmlSink, type PageContent } from './stream-html.ts';

/**
 * Sends a page: most have all they need by now and are rendered to one string, which costs half of a stream. A page that waits for
 * something is streamed, or sent when complete if it is to be stored.
 */
export function sendHtml(page: PageContent): void {
  const html = renderWhole(page);
  if (html === null) streamHtml(page, renderToPipeableStream);
  else sendWhole(page, html);
}

/** What React puts in place of a part that was not ready, or threw. */
const unfinished = '<!--$!-->';

/** `null` for a page that waits or fails: streaming waits, and says what failed. */
function renderWhole({ element }: PageContent): string | null {
  try {
    const html = renderToString(element);
    return html.includes(unfinished) ? null : html;
  } catch {
    return null;
  }
}

function sendWhole({ start, sink }: { readonly start: () => string; readonly sink: HtmlSink }, html: string) {
  sink.head();
  // Apart: joined, they would be copied once more before they are bytes.
  for (const part of [start(), html, documentEnd]) sink.write(part);
  sink.end();
}
