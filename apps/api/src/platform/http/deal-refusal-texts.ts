import type { dealRefusals } from '@proverka/contract/report-refusals';
import { unusableDealDocument } from '@proverka/words/unusable-deal-document';

/** Of folders of purchases. */
export const dealRefusalTexts: Readonly<Record<(typeof dealRefusals)[number], string>> = {
  deal_not_found: 'Такой папки нет',
  deal_exists: 'На этот объект у вас уже есть папка. Откройте её в списке покупок',
  deal_changed: 'Папку изменили в другом окне. Обновите страницу и повторите',
  deal_limit_reached: 'Папок уже 50. Удалите те, что не нужны, и повторите',
  deal_step_doubled: 'Каждый шаг может быть в списке один раз. Для второго такого же добавьте свой шаг',
  deal_step_in_future: 'Дата выполнения ещё не наступила',
  deal_document_unusable: unusableDealDocument,
  deal_document_limit_reached: 'В папке уже 50 документов. Удалите лишние и повторите',
};
