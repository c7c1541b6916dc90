import preview from '../../.storybook/preview.tsx';
import { State, States } from '../../.storybook/story-frame.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({ title: 'Basics/Link', component: Link });

export const Tones = meta.story(() => (
  <States>
    <State name="В тексте">
      <p>
        Отправляя форму, вы принимаете <Link href="#offer">оферту</Link> и читали{' '}
        <Link href="#privacy">политику обработки персональных данных</Link>.
      </p>
    </State>
    <State name="Приглушённая, для подвала">
      <Link tone="soft" href="#api">
        Документация API
      </Link>
    </State>
    <State name="В меню">
      <Link tone="plain" href="#orders">
        Мои заказы
      </Link>
    </State>
    <State name="Во внешний источник">
      <Link external href="https://rosreestr.gov.ru/">
        Сайт Росреестра
      </Link>
    </State>
  </States>
));
