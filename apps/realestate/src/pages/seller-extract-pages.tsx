import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { faqPage } from '@proverka/shell-sdk/structured-data';
import { sellerExtract } from '../content/seller-extract.ts';
import { SellerExtractOrder } from './seller-extract/seller-extract-order.tsx';
import { SellerExtractUpload } from './seller-extract/seller-extract-upload.tsx';

/** By route id. */
export const pages: Readonly<Record<'seller-extract' | 'seller-extract-order', PageModule>> = {
  'seller-extract': {
    head: () => ({
      description:
        'Загрузите выписку ЕГРН, которую прислал продавец: проверим подпись Росреестра, сравним объект и скажем, что в ней написано и чему верить.',
      crumbs: [],
      structuredData: [faqPage(sellerExtract.questions)],
    }),
    Component: SellerExtractUpload,
  },
  'seller-extract-order': {
    head: () => ({
      isPrivate: true,
      crumbs: [{ title: 'Выписка от продавца', path: '/seller-extract/' }],
    }),
    Component: SellerExtractOrder,
  },
};
