import preview from '@proverka/ui-kit/stories/preview';
import { AsIs } from './as-is.tsx';

const meta = preview.meta({ title: 'Report/As is', component: AsIs });

export const Parts = meta.story(() => (
  <AsIs
    caption="Прочие сведения документа"
    parts={[
      { path: 'details_statement/group_top', title: 'Полное наименование органа', text: 'Филиал ППК' },
      { path: 'land_record/object/common_data/quarter_cad_number', text: '78:31:0099001' },
      {
        path: 'restrict_records/restrict_record/additional_encumbrance_info/unknown_type_encumbrance',
        title: 'Особые отметки',
        text: 'Сведения, необходимые для заполнения раздела 3, отсутствуют.\nГраница участка состоит из двух контуров и внутри них не проходит по линиям соседних участков, сведения о которых внесены раньше.',
      },
    ]}
  />
));

export const Nothing = meta.story(() => <AsIs caption="Прочие сведения документа" parts={[]} />);
