import preview from '../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Banner } from './banner.tsx';

const meta = preview.meta({ title: 'States/Banner', component: Banner });

export const Tones = meta.story(() => (
  <Stack gap={3}>
    <Banner
      title="Тариф «Стартовый» — после 1 500 ₽ на балансе"
      action={
        <Button size="small" variant="secondary">
          Сравнить тарифы
        </Button>
      }
      onClose={() => {}}
    >
      Отчёты становятся дешевле с первого же заказа.
    </Banner>
    <Banner tone="clear">Письмо с новым паролем отправлено.</Banner>
    <Banner tone="attention" title="Ведутся работы">
      Источник ФССП отвечает с задержкой. Отчёт придёт позже обычного,{' '}
      <Link href="#status">состояние источников</Link>.
    </Banner>
    <Banner tone="danger" title="Подозрительная активность" onClose={() => {}}>
      Поиск временно ограничен. Напишите в поддержку, чтобы снять ограничение.
    </Banner>
  </Stack>
));
