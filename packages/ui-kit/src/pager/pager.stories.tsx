import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Pager } from './pager.tsx';

const meta = preview.meta({ title: 'Data/Pager', component: Pager });

function Example({ start, count, label }: { start: number; count: number; label: string }): ReactElement {
  const [page, setPage] = useState(start);
  return (
    <Pager
      page={page}
      pageCount={count}
      onPageChange={setPage}
      hrefOf={(to) => `#page-${to}`}
      label={label}
    />
  );
}

export const Lengths = meta.story(() => (
  <Stack gap={6}>
    <Example start={1} count={4} label="Заказы" />
    <Example start={8} count={40} label="Операции" />
    <Example start={1200} count={1200} label="Объявления" />
  </Stack>
));
