import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

export type PageOptions = {
  title: string;
  body: Html;
  /** The path of the page's script. */
  script?: string;
  /** Whether any site may frame the page. */
  framed?: boolean;
  bodyClass?: string;
};

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; frame-src 'self'; connect-src 'self'; base-uri 'none'";

/** A whole page in Russian, with the one style sheet and no inline code. */
export function sendPage(
  reply: FastifyReply,
  { title, body, script, framed, bodyClass }: PageOptions,
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox.css" />
        <link rel="icon" href="data:," />
        ${script && html`<script src="${script}" defer></script>`}
      </head>
      <body class="${bodyClass}">
        ${body}
      </body>
    </html>`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': framed ? POLICY : `${POLICY}; frame-ancestors 'self'`,
    })
    .send(page.markup);
}

/** The layout of the sandbox's own pages: a heading and navigation. */
export function framePage(current: 'control' | 'inbox', content: Html): Html {
  const link = (href: string, text: string, name: string): Html =>
    html`<a href="${href}" ${name === current && html`aria-current="page"`}>${text}</a>`;
  return html`<header class="top">
      <p class="brand">Песочница</p>
      <nav aria-label="Разделы">${link('/', 'Пульт', 'control')}${link('/inbox', 'Почта', 'inbox')}</nav>
    </header>
    <main>${content}</main>`;
}

/** Serves a file of the sandbox under a fixed path. */
export function serveFile(
  app: FastifyInstance,
  path: string,
  file: URL,
  type: string,
  headers: Record<string, string> = {},
): void {
  const content = readFileSync(file);
  app.get(path, (_request, reply) =>
    reply
      .type(type)
      .headers({ 'cache-control': 'no-cache', ...headers })
      .send(content),
  );
}
