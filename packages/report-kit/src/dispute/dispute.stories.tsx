import type { Finding } from '@proverka/contract/finding';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Keys, Pressed, State, States } from '@proverka/ui-kit/stories/story-frame';
import { findingsByLevel, longFinding } from '../example-findings.ts';
import { Findings } from '../findings/findings.tsx';
import { Disputable } from './disputable.tsx';
import { DisputeForm } from './dispute-form.tsx';
import { WithdrawnFindings } from './withdrawn-findings.tsx';

const meta = preview.meta({ title: 'Report/Dispute', component: DisputeForm, decorators: [onStage] });

const finding: Finding = { ...findingsByLevel.danger, key: 'task fssp_debts' };
const disputed_at = '2026-11-21T09:00:00.000Z';
const answer = {
  answered_at: '2026-11-23T09:00:00.000Z',
  reason: 'Отдел подтвердил: производства окончены 18.11.2026, в банке данных это появится через неделю.',
} as const;

const form = () => (
  <DisputeForm orderItemId="1" finding={finding} onCancel={() => undefined} onSent={() => undefined} />
);

const marked: readonly (readonly [name: string, changes: Partial<Finding>])[] = [
  ['Можно сообщить', {}],
  ['Оспорено', { disputed_at }],
  ['Объяснено', { dispute_answers: [{ outcome: 'explained', ...answer }] }],
  [
    'Исправлено',
    {
      level: 'attention',
      title: 'Долги у приставов погашены',
      dispute_answers: [{ outcome: 'corrected', ...answer }],
    },
  ],
  ['Исправлено и снова оспорено', { disputed_at, dispute_answers: [{ outcome: 'corrected', ...answer }] }],
];

export const Empty = meta.story({ render: form });
export const WithoutText = meta.story(() => <Pressed button="Отправить">{form()}</Pressed>);
export const LongTitle = meta.story(() => (
  <DisputeForm orderItemId="1" finding={longFinding} onCancel={() => undefined} onSent={() => undefined} />
));
export const AtFindings = meta.story(() => (
  <Disputable orderItemId="1" productName="CheckPerson">
    <Keys>Tab доходит до кнопки у каждой находки; после отправки фокус стоит на отметке.</Keys>
    <States>
      {marked.map(([name, changes]) => (
        <State key={name} name={name}>
          <Findings findings={[{ ...finding, records: [], ...changes }]} />
        </State>
      ))}
    </States>
  </Disputable>
));
export const Withdrawn = meta.story(() => (
  <Disputable orderItemId="1" productName="CheckPerson">
    <WithdrawnFindings
      findings={[
        { ...finding, kind: 'withdrawn', dispute_answers: [{ outcome: 'withdrawn', ...answer }] },
        {
          ...longFinding,
          key: 'task long',
          kind: 'withdrawn',
          disputed_at,
          dispute_answers: [{ outcome: 'withdrawn', ...answer }],
        },
      ]}
    />
  </Disputable>
));
export const OfASample = meta.story(() => <Findings findings={[findingsByLevel.warning]} />);
