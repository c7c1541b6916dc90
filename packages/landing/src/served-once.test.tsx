import { ServedPartsProvider } from '@proverka/shell-sdk/platform';
import { act, lazy, type ReactNode } from 'react';
import { render, screen, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ServedOnce } from './served-once.tsx';

afterEach(cleanup);

function Story({ onRender }: { readonly onRender: () => void }) {
  onRender();
  return <p>Рассказ</p>;
}

/** Puts the server's HTML into the page. */
function served(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

test('content served as HTML stays, and its code is not loaded', async () => {
  const place = served('<div id="story"><p>Рассказ</p></div>');
  let renders = 0;
  const errors: unknown[] = [];
  const page = (
    <ServedOnce id="story">
      <Story onRender={() => (renders += 1)} />
    </ServedOnce>
  );
  await act(async () => void hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }));
  expect(place.textContent).toBe('Рассказ');
  expect(renders).toBe(0);
  expect(errors).toEqual([]);
  place.remove();
});

test('content is rendered after a navigation within the site', () => {
  render(
    <ServedOnce id="another-story">
      <Story onRender={() => undefined} />
    </ServedOnce>,
  );
  expect(screen.getByText('Рассказ')).toBeTruthy();
});

test('content is rendered again after a failed hydration', async () => {
  const place = served('<p>Сервер</p><div id="lost-story"><p>Рассказ</p></div>');
  const page = (
    <>
      <p>Браузер</p>
      <ServedOnce id="lost-story">
        <Story onRender={() => undefined} />
      </ServedOnce>
    </>
  );
  await act(async () => void hydrateRoot(place, page, { onRecoverableError: () => undefined }));
  expect(place.textContent).toBe('БраузерРассказ');
  place.remove();
});

test('content that is outdated for this visitor is rendered again and stays visible until then', async () => {
  const place = served('<div id="old-story"><p>29 рублей</p></div>');
  const { promise: isLoaded, resolve: load } = Promise.withResolvers<{ default: () => ReactNode }>();
  const Later = lazy(() => isLoaded);
  const page = (isOutdated: boolean) => (
    <ServedOnce id="old-story" isOutdated={isOutdated}>
      <Later />
    </ServedOnce>
  );
  const root = await act(async () => hydrateRoot(place, page(false)));
  await act(async () => root.render(page(true)));
  expect(place.textContent).toBe('29 рублей');
  await act(async () => load({ default: () => <p>15 рублей</p> }));
  expect(place.textContent).toBe('15 рублей');
  await act(async () => root.unmount());
  place.remove();
});

test('the HTML the server has of a part is sent in its place', () => {
  const parts = { htmlOf: (id: string) => (id === 'known' ? '<p>Готовое</p>' : null) };
  const page = (id: string) => (
    <ServedPartsProvider value={parts}>
      <ServedOnce id={id} className="story">
        <p>Рассказ</p>
      </ServedOnce>
    </ServedPartsProvider>
  );
  expect(renderToString(page('known'))).toBe('<div id="known" class="story"><p>Готовое</p></div>');
  expect(renderToString(page('other'))).toBe('<div id="other" class="story"><p>Рассказ</p></div>');
});
