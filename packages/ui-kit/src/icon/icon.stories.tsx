import preview from '../../.storybook/preview.tsx';
import { Grid, Row } from '../layout/layout.tsx';
import * as icons from './icon.tsx';

const meta = preview.meta({ title: 'Basics/Icon' });

export const All = meta.story(() => (
  <Grid column="narrow" gap={2}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Row key={name} gap={2}>
        <Icon />
        <Icon size={24} />
        <span>{name.replace('Icon', '')}</span>
      </Row>
    ))}
  </Grid>
));
