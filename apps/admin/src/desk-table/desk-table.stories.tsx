import { refusal, onStage, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../controls/on-desk.tsx';
import { Pressed } from '@proverka/ui-kit/stories/story-frame';
import { examplePeople } from '../features/people-list/people.fixtures.ts';
import { PeopleList } from '../features/people-list/people-list.tsx';

const meta = preview.meta({ title: 'Desk/Table', component: PeopleList, decorators: [onDesk, onStage] });

const view = {
  view_id: '0192f0c1-0000-7000-8000-000000000c01',
  list: 'people',
  title: 'Риелторы с балансом',
  address: '?person_role=2&balance_from=100',
  hidden_columns: ['bonus', 'source', 'brand', 'id'],
  is_shared: true,
  is_own: true,
  owner_name: 'Тестов Иван',
  is_default: true,
};
const exampleViews = [
  view,
  {
    ...view,
    view_id: '0192f0c1-0000-7000-8000-000000000c02',
    title: 'Новые за неделю',
    is_own: false,
    owner_name: 'Образцова Мария',
    is_default: false,
  },
];

const answering = (users: object, url = '/') => ({
  parameters: stage({
    visitor: testSession,
    url,
    answers: {
      'POST /admin/users': users,
      'GET /admin/users/tariffs': { tariffs: [] },
      'GET /admin/views': { views: exampleViews },
    },
  }),
});
const shown = (count: number, more: object = {}) =>
  answering({ people: examplePeople(count), next: null, total: { count, is_more: false }, ...more });

export const Few = meta.story(shown(12));
/** Only the rows in sight are in the page. */
export const Thousand = meta.story(shown(1000));
export const MorePages = meta.story(
  shown(20, { next: '0192f0c1-0000-7000-8000-000000000019', total: { count: 10_000, is_more: true } }),
);
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Empty = meta.story(shown(0));
export const NothingFound = meta.story(
  answering({ people: [], next: null, total: { count: 0, is_more: false } }, '/?source=spring50'),
);
export const Filters = meta.story({
  ...shown(3),
  render: () => (
    <Pressed button="Фильтры">
      <PeopleList />
    </Pressed>
  ),
});
export const Columns = meta.story({
  ...shown(3),
  render: () => (
    <Pressed button="Столбцы">
      <PeopleList />
    </Pressed>
  ),
});
export const Views = meta.story({
  ...shown(3),
  render: () => (
    <Pressed button="Виды">
      <PeopleList />
    </Pressed>
  ),
});
