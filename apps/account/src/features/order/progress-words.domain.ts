import type { ItemStatus } from '@proverka/contract/order-list';
import { isFinal } from '@proverka/report-kit/report-state';
import type { BannerTone } from '@proverka/ui-kit/banner';

export interface ProgressWords {
  readonly tone: BannerTone;
  readonly title: string;
  readonly text: string;
}

/** The state of a paid order by its items: in progress, waiting for the customer, delivered in full, in part or not at all. */
export function progressWords(statuses: readonly ItemStatus[]): ProgressWords {
  const count = (wanted: (status: ItemStatus) => boolean) => statuses.filter(wanted).length;
  const failed = count((status) => status === 'failed' || status === 'refunded');
  if (statuses.includes('needs_data')) {
    return {
      tone: 'attention',
      title: 'Оплачен. Для проверки нужны данные',
      text: 'Источник просит уточнить сведения: какие именно, сказано в отчёте ниже.',
    };
  }
  if (statuses.some((status) => !isFinal(status))) {
    return {
      tone: 'info',
      title: 'Оплачен. Отчёты готовятся',
      text: 'Страницу можно закрыть: о каждом готовом отчёте придёт письмо.',
    };
  }
  if (failed === 0) {
    return {
      tone: 'clear',
      title: 'Заказ выполнен',
      text: 'Отчёты хранятся месяц со дня готовности, потом уничтожаются. Сохраните PDF.',
    };
  }
  const isRefunded = count((status) => status === 'failed') === 0;
  return {
    tone: 'attention',
    title: failed === statuses.length ? 'Заказ не выполнен' : 'Заказ выполнен частично',
    text: isRefunded
      ? 'Источник не ответил, деньги за невыполненное возвращены. Подробности — в отчёте ниже.'
      : 'Источник не ответил, деньги за невыполненное возвращаются. Подробности — в отчёте ниже.',
  };
}
