import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** The baseline: a server that renders a page of so many elements with React, and does nothing else. */
process.once('message', (elements: number) => {
  const Entry = ({ number }: { readonly number: number }) =>
    createElement(
      'li',
      { className: 'entry' },
      createElement('a', { href: `/entry/${number}/` }, `Запись ${number}`),
    );
  const Page = () =>
    createElement(
      'ul',
      null,
      Array.from({ length: Math.ceil(elements / 2) }, (_, number) =>
        createElement(Entry, { key: number, number }),
      ),
    );
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(renderToString(createElement(Page)));
  });
  server.listen({ host: '127.0.0.1', port: 0 }, () => {
    process.send?.((server.address() as { port: number }).port);
  });
});
