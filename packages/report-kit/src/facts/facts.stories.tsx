import preview from '@proverka/ui-kit/stories/preview';
import { State, States } from '@proverka/ui-kit/stories/story-frame';
import { Facts, type Fact } from './facts.tsx';

const meta = preview.meta({ title: 'Report/Facts', component: Facts });

const facts: readonly Fact[] = [
  { title: 'Вид объекта', value: 'Квартира' },
  { title: 'Кадастровый номер', value: '78:31:0000000:1024' },
  { title: 'Площадь', value: '54,3\u00A0м²' },
  { title: 'Правообладатели', value: ['Физическое лицо, 1/2', 'Физическое лицо, 1/2'] },
  {
    title: 'Виды разрешённого использования земельного участка по документам',
    value:
      'Для размещения объектов дошкольного, начального, общего и среднего (полного) общего образования, запись № 78:31:0000000:1024-78/022/2019-5 от 14.05.2019',
  },
  { title: 'Выписка', value: <a href="#extract">№ КУВИ-001/2026-100000101</a> },
];

export const All = meta.story(() => (
  <States>
    <State name="в рамке">
      <Facts facts={facts} />
    </State>
    <State name="внутри карточки">
      <Facts facts={facts.slice(0, 3)} plain />
    </State>
  </States>
));
