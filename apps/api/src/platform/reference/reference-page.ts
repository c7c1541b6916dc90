import { brandOf, themeOf } from '@proverka/brand/brands';
import type { Site } from '@proverka/brand/request-site';
import { originOf } from '@proverka/brand/request-site';
import type { DescribedCall } from './described-calls.ts';
import { callView } from './call-view.ts';
import { groupNames, groups } from './groups.ts';
import type { GroupName } from './groups.ts';
import { introductionView } from './introduction-view.ts';
import type { Html } from './markup.ts';
import { html } from './markup.ts';
import type { NamedSchemas } from './named-schemas.ts';

export interface Reference {
  readonly calls: readonly DescribedCall[];
  readonly schemas: NamedSchemas;
}

/** The first page of the reference: how a program begins, and what there is. */
export function introductionPage({ calls }: Reference, site: Site): string {
  const parts = groupNames.map((name) => ({
    name,
    ...groups[name],
    calls: calls.filter(({ group }) => group === name).length,
  }));
  return page(
    site,
    { title: 'Документация API', toRoot: './', here: null },
    introductionView(parts, apiUrlOf(site)),
  );
}

export function groupPage({ calls, schemas }: Reference, site: Site, group: GroupName): string {
  const { title, about } = groups[group];
  const own = calls.filter((call) => call.group === group);
  return page(
    site,
    { title, toRoot: '../', here: group },
    html`<h1>${title}</h1>
      <p class="lead">${about}</p>
      <ul class="contents">
        ${own.map(
          ({ operationId, method, path }) =>
            html`<li>
              <a href="#${operationId}"><b class="method">${method}</b> <code>${path}</code></a>
            </li>`,
        )}
      </ul>
      ${own.map((call) => callView(call, schemas, apiUrlOf(site)))}`,
  );
}

const apiUrlOf = (site: Site): string => `${originOf(site)}/api`;

interface PageFrame {
  readonly title: string;
  /** Relative, since the shell serves the reference below `/api`. */
  readonly toRoot: './' | '../';
  readonly here: GroupName | null;
}

function page({ entry }: Site, { title, toRoot, here }: PageFrame, content: Html): string {
  const { name } = brandOf(entry.brand);
  const link = (to: string, words: string, isHere: boolean) =>
    html`<li><a href="${to}" ${isHere ? html` aria-current="page"` : null}>${words}</a></li>`;
  return html`<!doctype html>
    <html lang="ru" data-theme="${themeOf(entry)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} — API — ${name}</title>
        <link rel="stylesheet" href="${toRoot}reference.css" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <a class="skip" href="#content">К содержанию</a>
        <header><a class="brand" href="/">${name}</a><a href="${toRoot}">Документация API</a></header>
        <div class="columns">
          <nav aria-label="Разделы документации">
            <details class="menu" ${here === null ? html` open` : null}>
              <summary>Разделы</summary>
              <ul>
                ${link(toRoot, 'С чего начать', here === null)}
                ${groupNames.map((group) => link(`${toRoot}${group}/`, groups[group].title, group === here))}
              </ul>
            </details>
          </nav>
          <main id="content">${content}</main>
        </div>
        <footer>
          <a href="/">На сайт</a> <a href="/user/settings/?part=api">Токен и вебхуки</a>
          <a href="${toRoot}openapi.json">Описание OpenAPI</a>
        </footer>
      </body>
    </html>`.html;
}
