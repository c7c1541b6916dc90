import preview from '../../.storybook/preview.tsx';
import { Row } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({ title: 'Basics/Badge', component: Badge });

export const Kinds = meta.story(() => (
  <Row gap={2}>
    <Badge kind="new" />
    <Badge kind="recommend" />
    <Badge kind="all-includes" />
    <Badge>12 источников</Badge>
  </Row>
));
