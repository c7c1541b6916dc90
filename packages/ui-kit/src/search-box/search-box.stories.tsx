import preview from '../../.storybook/preview.tsx';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Loader } from '../loader/loader.tsx';
import { SearchBox } from './search-box.tsx';

const meta = preview.meta({
  title: 'Forms/Search box',
  component: SearchBox,
});

const ADDRESSES = [
  'г Москва, ул Образцова, д 1, кв 5',
  'г Москва, ул Образцова, д 1, кв 51',
  'г Москва, ул Образцова, д 12',
];

function Example({
  start = '',
  busy = false,
  error,
}: {
  start?: string;
  busy?: boolean;
  error?: string;
}): ReactElement {
  const [value, setValue] = useState(start);
  return (
    <SearchBox
      label="Адрес или кадастровый номер"
      placeholder="Введите адрес или кадастровый номер"
      value={value}
      onValueChange={setValue}
      suggestions={value.length < 3 ? { state: 'idle' } : { state: 'ready', items: ADDRESSES }}
      itemKey={(address) => address}
      itemText={(address) => address}
      onSubmit={() => {}}
      busy={busy}
      {...(error !== undefined && { error })}
    >
      {busy ? (
        <Loader>Идет поиск объекта, это может занять некоторое время</Loader>
      ) : (
        <Checkbox>
          Согласен на <Link href="#consent">обработку персональных данных</Link>
        </Checkbox>
      )}
    </SearchBox>
  );
}

export const Hero = meta.story(() => (
  <Container>
    <Stack gap={6}>
      <Stack gap={3}>
        <h1 className="story-display">Узнайте всё о квартире до сделки</h1>
        <p>Собственники, обременения, аресты и история перехода прав. От 499&nbsp;₽, обычно за 30 минут.</p>
      </Stack>
      <Example />
    </Stack>
  </Container>
));

export const Busy = meta.story(() => (
  <Container>
    <Example busy start="77:01:0001001:1024" />
  </Container>
));

export const Refused = meta.story(() => (
  <Container>
    <Example start="Москва" error="Укажите номер квартиры: «кв 5»" />
  </Container>
));
