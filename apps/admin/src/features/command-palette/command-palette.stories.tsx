import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { CommandPalette } from './command-palette.tsx';
import { OptionList } from './option-list.tsx';
import { foundOptions } from './palette-options.ts';

const meta = preview.meta({
  title: 'Desk/Palette',
  component: CommandPalette,
  decorators: [onStage],
  args: { takeTyped: () => '', onChoose: () => undefined },
});

const staffed = (find: object) => ({
  parameters: stage({
    visitor: { ...testSession, staff: { roles: ['admin'], grants: ['people', 'orders', 'disputes'] } },
    answers: { 'POST /admin/find': find },
  }),
});

export const Opened = meta.story(staffed({ found: [] }));
export const Failed = meta.story(staffed(refusal(503, 'Сервис временно недоступен')));

const found = foundOptions([
  {
    kind: 'payment',
    id: '0192f0c1-0000-7000-8000-0000000000a1',
    title: '2f1c0e7a-000f-5000-9000-1b2c3d4e5f60',
    about: '',
    date: '2026-11-20T09:12:00.000Z',
    amount: 1299.5,
  },
  {
    kind: 'person',
    id: '0192f0c1-0000-7000-8000-000000000042',
    title: 'Образцова-Тестовская Александра Константиновна',
    about: 'o•••@example.com',
    date: '2026-11-20T09:12:00.000Z',
    amount: null,
  },
  {
    kind: 'case',
    id: '0192f0c1-0000-7000-8000-00000000c001',
    title: '№ 1042',
    about: 'Ошибка в отчёте',
    date: '2026-11-20T09:12:00.000Z',
    amount: null,
  },
]);
export const Found = meta.story(() => (
  <OptionList id="found" options={found} active={1} onChoose={() => undefined} onPoint={() => undefined} />
));
