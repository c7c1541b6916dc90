import { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sendHtml } from './send-html.ts';
import { streamHtml, type PageContent } from './stream-html.ts';

/** What is sent of a page, part by part. */
async function sent(send: (page: PageContent) => void, element: PageContent['element']): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const parts: string[] = [];
  send({
    element,
    start: () => '<start>',
    queryClient: new QueryClient(),
    late: new Set(),
    nonce: 'n',
    signal: new AbortController().signal,
    sink: {
      head: () => parts.push('head'),
      write: (html) => parts.push(typeof html === 'string' ? html : Buffer.from(html).toString()),
      end: () => resolve(parts),
      fail: reject,
    },
  });
  return promise;
}

const streamed = (page: PageContent) => streamHtml(page, renderToPipeableStream);

function Field() {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Адрес {1}</label>
      <input id={id} defaultValue={'a"b'} />
    </>
  );
}

test('a page that waits for nothing is sent at once, of the bytes a stream would have', async () => {
  const page = (
    <main>
      <Suspense fallback="…">
        <Field />
      </Suspense>
      <Field />
    </main>
  );
  const parts = await sent(sendHtml, page);
  expect(parts).toHaveLength(4);
  expect(parts.join('')).toBe((await sent(streamed, page)).join(''));
});

test('a page with a part that is not ready is streamed whole', async () => {
  const Late = lazy(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return { default: () => <p>Готово</p> };
  });
  const parts = await sent(
    sendHtml,
    <Suspense fallback="…">
      <Late />
    </Suspense>,
  );
  expect(parts.join('')).toMatch(/Готово.*<\/body><\/html>$/s);
});

test('a page that fails says why', async () => {
  const Broken = () => {
    throw new Error('Образец');
  };
  await expect(sent(sendHtml, <Broken />)).rejects.toThrow('Образец');
});
