import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlatform, useSession } from './platform.tsx';
import { knownUser } from './session.ts';
import { Link, notFound, useParams } from './router.ts';
import { createTestPlatform, renderPage, renderWithPlatform, testSession } from './testing.tsx';

function Greeting() {
  const email = useSession(knownUser)?.email;
  return <p>{`${usePlatform().brand.name}: ${email ?? 'гость'}`}</p>;
}

test("a component is rendered with the host's brand and the visitor", async () => {
  const platform = createTestPlatform({ hostName: 'fizcheck.localhost', visitor: testSession });
  renderWithPlatform(<Greeting />, { platform });
  expect((await screen.findByText(/testov/)).textContent).toBe('Fizcheck: testov@example.com');
});

test('a page is loaded before rendering and has its parameters and title', async () => {
  const page = {
    Component: () => <p>{useParams()['number']}</p>,
    head: ({ params }: { params: Readonly<Record<string, string | undefined>> }) => ({
      title: `№ ${params['number']}`,
    }),
  };
  const { head } = await renderPage(page, '/confirm/:number/', { url: '/confirm/AB-12/' });
  expect(screen.getByText('AB-12')).toBeTruthy();
  expect(head()).toEqual({ title: '№ AB-12' });
});

test('a missing page shows its status', async () => {
  const page = {
    Component: () => <p>never</p>,
    load: () => {
      throw notFound();
    },
  };
  await renderPage(page, '/order/:orderId/', { url: '/order/1/' });
  expect(screen.getByRole('alert').textContent).toBe('404');
});

test('a link navigates to another page', async () => {
  const { location } = await renderPage({ Component: () => <Link to="/offer/">Оферта</Link> }, '/', {
    url: '/',
  });
  screen.getByRole('link', { name: 'Оферта' }).click();
  await screen.findByText('Другая страница');
  expect(location()).toBe('/offer/');
});
