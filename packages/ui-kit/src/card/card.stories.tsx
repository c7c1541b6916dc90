import preview from '../../.storybook/preview.tsx';
import { Badge } from '../badge/badge.tsx';
import { BuildingIcon, ChartIcon, PersonIcon } from '../icon/icon.tsx';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { Price } from '../price/price.tsx';
import { Card, CardLink } from './card.tsx';

const meta = preview.meta({ title: 'Basics/Card', component: Card });

const SERVICES = [
  {
    title: 'Проверка недвижимости',
    text: 'Собственники, обременения, аресты и история перехода прав по сведениям ЕГРН.',
    price: '499\u00A0₽',
    time: 'от 30 мин',
    icon: <BuildingIcon size={24} />,
    badge: <Badge kind="recommend">Рекомендуем</Badge>,
  },
  {
    title: 'Проверка человека',
    text: '12 официальных источников: долги, суды, розыск, банкротство.',
    price: '99\u00A0₽',
    time: 'от 5 мин',
    icon: <PersonIcon size={24} />,
    badge: <Badge kind="new">Новое</Badge>,
  },
  {
    title: 'Рыночная оценка',
    text: 'Цена квартиры по похожим объявлениям и сделкам в доме.',
    price: '99\u00A0₽',
    time: 'около 1 мин',
    icon: <ChartIcon size={24} />,
    badge: null,
  },
];

export const Services = meta.story(() => (
  <Grid column="wide">
    {SERVICES.map(({ title, text, price, time, icon, badge }) => (
      <Card key={title} as="article">
        <Stack gap={3}>
          <Row gap={2} justify="between">
            {icon}
            {badge}
          </Row>
          <h3>
            <CardLink href="#service">{title}</CardLink>
          </h3>
          <p>{text}</p>
          <Price from value={price} note={time} />
        </Stack>
      </Card>
    ))}
  </Grid>
));

export const Tones = meta.story(() => (
  <Grid column="middle">
    <Card>На поверхности</Card>
    <Card tone="sunken">Утопленная, для второстепенного</Card>
    <Card tone="accent">Выделенная, для следующего шага</Card>
  </Grid>
));

export const LongText = meta.story(() => (
  <Card>
    <h3>
      Республика Саха (Якутия), г. Нерюнгри, проспект Дружбы Народов, д. 12, корп. 3, строение 4, помещение
      117
    </h3>
    <p>
      77:01:0001001:1024–77/006/2019–3–ОченьДлинноеОбозначениеБезЕдиногоПробелаКотороеНеДолжноЛоматьКарточку
    </p>
  </Card>
));
