import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { examplePartnerTariff } from '../../controls/prices.fixtures.ts';
import { PartnerTariffsDesk } from './partner-tariffs-desk.tsx';

const meta = preview.meta({
  title: 'Desk/Prices/Partner tariffs',
  component: PartnerTariffsDesk,
  decorators: [onStage],
  args: { partnerId: '' },
});
const usual = { reward_percent: 50, min_top_up: 5000 };
const answering = (answer: object) => ({
  parameters: stage({
    visitor: testSession,
    answers: { 'GET /admin/partner/tariff/list_by_partner_id': answer },
  }),
});

export const Some = meta.story(
  answering({
    partner_tariffs: [
      examplePartnerTariff,
      {
        ...examplePartnerTariff,
        partner_tariff_id: '0192f0c1-0000-7000-8000-000000000072',
        state: 'running',
        starts_at: '2026-10-01T00:00:00.000Z',
        ends_at: '2026-12-01T00:00:00.000Z',
      },
    ],
    usual,
  }),
);
export const Empty = meta.story(answering({ partner_tariffs: [], usual }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
