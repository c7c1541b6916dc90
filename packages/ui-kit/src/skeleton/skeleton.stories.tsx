import preview from '../../.storybook/preview.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta = preview.meta({ title: 'States/Skeleton', component: Skeleton });

export const ObjectCard = meta.story(() => (
  <Card>
    <Stack gap={4}>
      <Skeleton shape="title" />
      <SkeletonText lines={4} label="Загружаются сведения об объекте" />
      <Skeleton shape="control" width="half" />
    </Stack>
  </Card>
));
