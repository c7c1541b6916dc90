import type { NewRemote } from './remote-name.ts';

/** The sources every new remote starts with, by path: one page that is rendered on the server, and its test. */
export const sourceFiles = ({ name, brand }: NewRemote): Readonly<Record<string, string>> => ({
  'src/decl.ts': `import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

export const decl = {
  id: '${name}',
  contract: 2,
  brands: ['${brand}'],
  routes: [{ id: '${name}-home', path: '/${name}/', render: 'static', title: 'Новый раздел' }],
} as const satisfies RemoteDecl;
`,
  'src/module.ts': `import type { Pages } from '@proverka/shell-sdk/remote-module';
import type { decl } from './decl.ts';

export const pages: Pages<typeof decl> = {
  '${name}-home': () => import(/* webpackChunkName: "${name}-home" */ './pages/home-page.tsx'),
};
`,
  'src/pages/home-page.tsx': `import { Button } from '@proverka/ui-kit/button';
import { Container, Stack } from '@proverka/ui-kit/layout';
import { useState } from 'react';
import styles from './home-page.module.css';

export function Component() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Container>
      <Stack>
        <h1 className={styles.title}>Новый раздел</h1>
        <Button onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
          Подробнее
        </Button>
        {isOpen && <p>Здесь будет раздел.</p>}
      </Stack>
    </Container>
  );
}
`,
  'src/pages/home-page.module.css': `.title {
  margin: 0;
}
`,
  'src/pages/home-page.test.tsx': `import { renderWithPlatform } from '@proverka/shell-sdk/testing';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component } from './home-page.tsx';

test('the details of the section open by the button', async () => {
  const { getByRole, findByText } = renderWithPlatform(<Component />);
  fireEvent.click(getByRole('button', { name: 'Подробнее' }));
  expect(await findByText('Здесь будет раздел.')).toBeTruthy();
});
`,
});
