import { act, lazy, type ReactNode } from 'react';
import { render, screen, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { ServedOnce } from './served-once.tsx';

afterEach(cleanup);

function Story({ onRender }: { readonly onRender: () => void }) {
  onRender();
  return <p>Рассказ</p>;
}

/** The server's HTML in the page, as the browser finds it. */
function served(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

test('what came as HTML stays, and its code does not run', async () => {
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

test('a page that was navigated to renders it', () => {
  render(
    <ServedOnce id="another-story">
      <Story onRender={() => undefined} />
    </ServedOnce>,
  );
  expect(screen.getByText('Рассказ')).toBeTruthy();
});

test('after a failed hydration it is rendered anew', async () => {
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

test('what does not hold for this visitor is rendered anew, and stays until that is there', async () => {
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
