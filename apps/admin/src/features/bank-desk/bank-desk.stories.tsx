import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { onDesk } from '../../controls/on-desk.tsx';
import { bookedLine, doubtfulLine, exampleInvoice, exampleStatement, ourAccounts } from './bank.fixtures.ts';
import { DoubtfulLines } from './doubtful-lines.tsx';
import { InvoicesList } from './invoices-list.tsx';
import { StatementView } from './statement-view.tsx';
import { StatementsDesk } from './statements-desk.tsx';

const meta = preview.meta({ title: 'Desk/Bank', component: StatementsDesk, decorators: [onDesk, onStage] });
const answers = (more: Readonly<Record<string, object>>) => ({
  parameters: stage({ visitor: testSession, answers: more }),
});
const statements = (list: unknown[]) => ({
  'GET /admin/money/statements': { statements: list, total: list.length, accounts: ourAccounts },
});

export const Statements = meta.story({
  ...answers(statements([exampleStatement])),
  render: () => <StatementsDesk />,
});
export const NoStatements = meta.story({
  ...answers(statements([])),
  render: () => <StatementsDesk />,
});
export const Taken = meta.story({
  ...answers({}),
  render: () => <StatementView taken={{ statement: exampleStatement, lines: [doubtfulLine, bookedLine] }} />,
});
export const Doubtful = meta.story({
  ...answers({ 'GET /admin/money/lines': { lines: [doubtfulLine], total: 1 } }),
  render: () => <DoubtfulLines page={1} />,
});
export const NothingDoubtful = meta.story({
  ...answers({ 'GET /admin/money/lines': { lines: [], total: 0 } }),
  render: () => <DoubtfulLines page={1} />,
});
export const Loading = meta.story({ ...answers({}), render: () => <DoubtfulLines page={1} /> });
export const Failed = meta.story({
  ...answers({ 'GET /admin/money/lines': refusal(503, 'Сервис временно недоступен') }),
  render: () => <DoubtfulLines page={1} />,
});
export const Invoices = meta.story({
  ...answers({ 'GET /admin/invoice/list': { invoices: [exampleInvoice], total: 1 } }),
  render: () => <InvoicesList />,
});
