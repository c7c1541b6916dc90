import { readDamage } from '@proverka/findings/damage-places';
import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { DamagePicture } from './damage-picture.tsx';

const meta = preview.meta({ title: 'Report/Damage', component: DamagePicture });

const examples = {
  'легковой автомобиль, степень названа': ['110', '111', '121', '220', '222'],
  'легковой автомобиль, старая карточка без степени': ['02', '08'],
  'полная деформация и возгорание': ['11', '15'],
  автобус: ['230', '238', '141', '135'],
  мотоцикл: ['150', '254'],
  'грузовой автомобиль': ['277', '260', '173', '168', '180'],
  'другое транспортное средство': ['190', '291', '298'],
  'код, которого нет в схеме': ['01', '777'],
  'на схеме показать нечего': ['15', '777'],
} satisfies Record<string, string[]>;

export const Vehicles = meta.story(() => (
  <States>
    {Object.entries(examples).map(([name, codes]) => (
      <State key={name} name={name}>
        <DamagePicture damage={codes.map(readDamage)} />
      </State>
    ))}
  </States>
));
