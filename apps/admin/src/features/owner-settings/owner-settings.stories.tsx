import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { useEffect, useRef } from 'react';
import { exampleOwnerSettings } from './owner-settings.fixtures.ts';
import { OwnerSettings } from './owner-settings.tsx';

const args = {
  personId: '0192f0c1-0000-7000-8000-000000000042',
  itemIds: exampleOwnerSettings.settings.map(({ order_item_id: id }) => id).slice(0, 1),
};

/** Asked for at once. */
function Asked() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    <div ref={box}>
      <OwnerSettings {...args} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Desk/Owner settings',
  component: OwnerSettings,
  decorators: [onStage],
  args,
});

const visitor = { ...testSession, staff: { roles: ['admin' as const], grants: ['people' as const] } };
const answering = (answers: object) => stage({ visitor, answers: { ...answers } });
const answered = (answer: object) => answering({ 'POST /admin/person/settings/list': answer });

export const Closed = meta.story({ parameters: answering({}) });
export const Shown = meta.story({ render: Asked, parameters: answered(exampleOwnerSettings) });
export const Unset = meta.story({ render: Asked, parameters: answered({ settings: [] }) });
export const Failed = meta.story({
  render: Asked,
  parameters: answered(refusal(503, 'Сервис временно недоступен')),
});
export const Loading = meta.story({ render: Asked, parameters: answering({}) });
