import preview from '../../.storybook/preview.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { CookieBar } from './cookie-bar.tsx';

const meta = preview.meta({ title: 'States/Cookie bar', component: CookieBar });

export const OverAPage = meta.story(() => (
  <Stack gap={4}>
    <h1>Проверка недвижимости</h1>
    <p>Текст страницы виден над сообщением и прокручивается под ним.</p>
    <CookieBar onAccept={() => {}} onClose={() => {}}>
      Мы храним файлы cookie, чтобы сайт помнил вход и заказ. Подробности — в{' '}
      <Link href="#privacy">политике обработки персональных данных</Link>.
    </CookieBar>
  </Stack>
));
