import type { SiteBanner } from '@proverka/contract/banner';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { BannerList } from './banner-list.tsx';

const own: SiteBanner = {
  banner_id: '0192f0c1-0000-7000-8000-0000000000b1',
  route: 'all',
  title: 'Полная проверка квартиры',
  text: 'Две выписки и проверка собственников в одном отчёте',
  link: '/products/',
  link_title: 'Подробнее',
  advertiser: null,
};
const advertisement: SiteBanner = {
  ...own,
  banner_id: '0192f0c1-0000-7000-8000-0000000000b2',
  title: 'Ипотека без визита в банк',
  text: '',
  link: 'https://bank.example/ipoteka',
  link_title: 'На сайт банка',
  advertiser: { name: 'ООО «Образец»', inn: '7707083893', erid: '2VtzqwExample1' },
};

const meta = preview.meta({ title: 'Shell/Banners', component: BannerList, decorators: [onStage] });

export const OwnAndAdvertisement = meta.story({ args: { banners: [own, advertisement] } });
export const LongWords = meta.story({
  args: {
    banners: [
      {
        ...advertisement,
        title:
          'Ипотечное кредитование новостроек, вторичного жилья и загородной недвижимости без визита в банк',
        text: 'Заявка за десять минут.\nРешение в день обращения, оформление у нотариуса рядом с домом.',
        advertiser: {
          name: 'Общество с ограниченной ответственностью «Образцовые кредитные технологии»',
          inn: '7707083893',
          erid: '2VtzqwExample1LongToken0123456789abcdefghij',
        },
      },
    ],
  },
});
