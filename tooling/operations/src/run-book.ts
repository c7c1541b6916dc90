import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pageOf, type Alert } from './alerts.ts';

const folder = 'docs/operations';
/** As many as one screen shows. */
const MOST_LINES = 40;

/** What is wrong with the pages of the alerts: each alert has one, each page an alert, and a page is one screen. */
export function runBookFindings(root: string, alerts: readonly Alert[]): string[] {
  const pages = new Set(readdirSync(path.join(root, folder)));
  const wrong: string[] = [];
  for (const { name } of alerts) {
    const page = pageOf(name);
    if (!pages.delete(page)) {
      wrong.push(`the alert ${name} has no page ${folder}/${page}`);
      continue;
    }
    const text = readFileSync(path.join(root, folder, page), 'utf8');
    if (!text.startsWith(`# ${name}\n`)) wrong.push(`${folder}/${page} does not begin with «# ${name}»`);
    for (const part of ['Look', 'Do'])
      if (!text.includes(`\n## ${part}\n`)) wrong.push(`${folder}/${page} has no part «${part}»`);
    if (text.split('\n').length > MOST_LINES) wrong.push(`${folder}/${page} is longer than one screen`);
  }
  return [...wrong, ...[...pages].map((page) => `${folder}/${page} is the page of no alert`)];
}

/** The table of alerts, as `docs/operations.md` has it. */
export const alertsTable = (alerts: readonly Alert[]): string =>
  [
    '| alert | | what it says |',
    '|---|---|---|',
    ...alerts.map(
      ({ name, severity, expr }) =>
        `| [${name}](operations/${pageOf(name)}) | ${severity} | \`${expr
          .trim()
          .replaceAll(/\s+/g, ' ')
          .replaceAll('|', String.raw`\|`)}\` |`,
    ),
  ].join('\n');
