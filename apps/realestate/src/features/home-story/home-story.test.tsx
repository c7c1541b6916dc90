import { createTestPlatform, renderWithPlatform } from '@proverka/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { expect, test } from 'vitest';
import { questions } from '../../content/home-story.ts';
import { HomeStory } from './home-story.tsx';
import { ServedOnce } from './served-once.tsx';

test('search engines are told who answers and what is asked', async () => {
  renderWithPlatform(<HomeStory />);
  await screen.findByRole('heading', { name: 'Вопросы и ответы' });
  const block = document.querySelector('script[type="application/ld+json"]');
  const data = JSON.parse(block?.textContent ?? '') as { '@type': string; mainEntity?: unknown[] }[];
  expect(data.map((entry) => entry['@type'])).toEqual(['Organization', 'FAQPage']);
  expect(data[1]?.mainEntity).toHaveLength(questions.length);
  expect(block?.textContent).toContain(createTestPlatform().brand.requisites.company);
});

test('nothing says that an extract names private owners', () => {
  const said = JSON.stringify(questions);
  expect(said).toContain('Физическое лицо');
  expect(said).not.toMatch(/узнаете имя|ФИО собственника/);
});

function Story({ onRender }: { readonly onRender: () => void }) {
  onRender();
  return <p>Рассказ</p>;
}

/** The server's HTML in the page, as the browser finds it. */
function serve(onRender: () => void) {
  const place = document.createElement('div');
  place.innerHTML = '<div id="story"><p>Рассказ</p></div>';
  document.body.append(place);
  const page = (
    <ServedOnce id="story">
      <Story onRender={onRender} />
    </ServedOnce>
  );
  return { place, page };
}

test('what came as HTML stays, and its code does not run', async () => {
  let renders = 0;
  const { place, page } = serve(() => (renders += 1));
  const errors: unknown[] = [];
  await act(async () => void hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }));
  expect(place.textContent).toBe('Рассказ');
  expect(renders).toBe(0);
  expect(errors).toEqual([]);
  place.remove();
});

test('a page that was navigated to renders it', async () => {
  let renders = 0;
  renderWithPlatform(
    <ServedOnce id="another-story">
      <Story onRender={() => (renders += 1)} />
    </ServedOnce>,
  );
  expect(await screen.findByText('Рассказ')).toBeTruthy();
  expect(renders).toBeGreaterThan(0);
});

test('after a failed hydration it is rendered anew', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<p>Сервер</p><div id="lost-story"><p>Рассказ</p></div>';
  document.body.append(place);
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

test('on the server it is rendered', () => {
  const { document: browserDocument } = globalThis;
  Reflect.deleteProperty(globalThis, 'document');
  const html = renderToString(
    <ServedOnce id="story">
      <Story onRender={() => undefined} />
    </ServedOnce>,
  );
  globalThis.document = browserDocument;
  expect(html).toBe('<div id="story"><p>Рассказ</p></div>');
});
