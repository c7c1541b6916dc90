import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { RightsTable } from './rights-table.tsx';
import { StaffDesk } from './staff-desk.tsx';
import { exampleStaff } from './staff.fixtures.ts';

const meta = preview.meta({ title: 'Desk/Staff', component: StaffDesk, decorators: [onDesk, onStage] });

const withStaff = (staff: unknown) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /admin/staff': { staff } } }),
});

export const Staff = meta.story(withStaff(exampleStaff));
export const Nobody = meta.story(withStaff([]));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
export const Failed = meta.story({
  parameters: stage({ answers: { 'GET /admin/staff': refusal(503, 'Сервис временно недоступен') } }),
});
export const Refused = meta.story({
  parameters: stage({
    answers: { 'GET /admin/staff': refusal(403, 'Недостаточно прав для этого действия') },
  }),
});
export const Rights = meta.story(() => <RightsTable />);
