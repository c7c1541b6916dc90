import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { Consents } from './consents.tsx';

const meta = preview.meta({ title: 'Account/Consents', component: Consents, decorators: [onStage] });

const one = (purpose: string, title: string, version: string | null, withdrawn_at: string | null = null) => ({
  purpose,
  title,
  current_version: '2026-11-20',
  version,
  given_at: version === null ? null : '2026-11-20T09:12:00.000Z',
  withdrawn_at,
});

export const All = meta.story({
  parameters: stage({
    answers: {
      'GET /person/consents': {
        consents: [
          one('offer', 'Публичная оферта', '2026-09-01'),
          one('personal_data', 'Согласие на обработку персональных данных', '2026-11-20'),
          one('third_parties', 'Согласие на передачу данных третьим лицам', null),
          one('news', 'Согласие на получение новостей', null, '2026-11-22T09:12:00.000Z'),
        ],
      },
    },
  }),
});
export const Loading = meta.story({ parameters: stage({}) });
export const Failed = meta.story({
  parameters: stage({ answers: { 'GET /person/consents': refusal(503, 'Сервис временно недоступен') } }),
});
