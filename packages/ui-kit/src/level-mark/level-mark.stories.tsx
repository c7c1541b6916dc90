import preview from '../../.storybook/preview.tsx';
import { State, States } from '../../.storybook/story-frame.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { LevelMark } from './level-mark.tsx';

const meta = preview.meta({ title: 'Data/Level mark', component: LevelMark });

const LEVELS = ['danger', 'warning', 'attention', 'clear', 'unchecked'] as const;

export const Levels = meta.story(() => (
  <States>
    <State name="В строке">
      <Stack gap={2}>
        {LEVELS.map((level) => (
          <LevelMark key={level} level={level} />
        ))}
      </Stack>
    </State>
    <State name="Отдельно">
      <Row gap={2}>
        {LEVELS.map((level) => (
          <LevelMark key={level} level={level} tinted />
        ))}
      </Row>
    </State>
    <State name="Своими словами">
      <LevelMark level="danger" tinted>
        Арест по определению Образцовского районного суда от 05.03.2026, запрет на регистрационные действия до
        отмены
      </LevelMark>
    </State>
  </States>
));
