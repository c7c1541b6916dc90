import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReportPictures } from './report-pictures.tsx';

/** What one picture of a report may weigh, with its heading and its table. */
export const mostBytes = 15_000;

/** The HTML of each picture, by its title. */
export function pictureMarkups(
  subject: Subject | undefined,
  findings: readonly Finding[],
): ReadonlyMap<string, string> {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<ReportPictures subject={subject} findings={findings} />);
  return new Map(
    [...page.querySelectorAll('details')]
      .filter((one) => one.parentElement?.closest('details') === null)
      .map((one) => [one.querySelector('h3')?.textContent ?? '', one.outerHTML]),
  );
}
