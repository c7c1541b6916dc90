import preview from '../../.storybook/preview.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({ title: 'Data/Progress bar', component: ProgressBar });

export const FromEmptyToFull = meta.story(() => (
  <Card>
    <Stack gap={6}>
      {[0, 5, 12].map((value) => (
        <ProgressBar key={value} aria-label={`Ответили ${value} из 12`} value={value} max={12} />
      ))}
    </Stack>
  </Card>
));
