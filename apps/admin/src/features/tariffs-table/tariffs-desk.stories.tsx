import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { TariffsDesk } from './tariffs-desk.tsx';

const meta = preview.meta({ title: 'Desk/Prices/Tariffs', component: TariffsDesk, decorators: [onStage] });
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, answers: { 'GET /tariff/get_all': answer } }),
});
const tariff = (id: number, title: string, threshold: number, percent: number, price: number) => ({
  tariff_simple_id: id,
  tariff_name: title,
  tariff_title: title,
  tariff_threshold: threshold,
  discount_percent: percent,
  product_prices: [
    { product_name: 'EgrnObject', product_name_ru: 'Выписка об объекте', price, is_from_price: false },
  ],
});

export const Some = meta.story(
  answering({ tariffs: [tariff(0, 'Базовый', 0, 0, 499), tariff(1, 'Стартовый', 1500, 5, 474)] }),
);
export const Empty = meta.story(answering({ tariffs: [] }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
export const Loading = meta.story({ parameters: stage({ visitor: testSession }) });
