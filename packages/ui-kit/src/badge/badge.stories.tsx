import preview from '../../.storybook/preview.tsx';
import { Row } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({ title: 'Basics/Badge', component: Badge });

export const Kinds = meta.story(() => (
  <Row gap={2}>
    <Badge kind="new">Новое</Badge>
    <Badge kind="recommend">Рекомендуем</Badge>
    <Badge kind="all-includes">Всё включено</Badge>
    <Badge>12 источников</Badge>
  </Row>
));
