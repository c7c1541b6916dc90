import { ZERO, kopecks, percentOf, rubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Referral } from '@proverka/contract/partner';
import { shareNetworks } from '@proverka/contract/partner';

type Network = (typeof shareNetworks)[number];

const SHARE_TEXT = 'Проверьте недвижимость, человека или компанию перед сделкой';

/** Share URLs of social networks, with the parameters for link and text. */
const shareUrls: Readonly<Record<Network, (link: string, text: string) => string>> = {
  facebook: (link) => `https://www.facebook.com/sharer/sharer.php?u=${link}`,
  messenger: (link) => `fb-messenger://share/?link=${link}`,
  odnoklassniki: (link, text) => `https://connect.ok.ru/offer?url=${link}&title=${text}`,
  telegram: (link, text) => `https://t.me/share/url?url=${link}&text=${text}`,
  twitter: (link, text) => `https://twitter.com/intent/tweet?url=${link}&text=${text}`,
  viber: (link, text) => `viber://forward?text=${text}%20${link}`,
  vk: (link, text) => `https://vk.com/share.php?url=${link}&title=${text}`,
  whatsapp: (link, text) => `https://wa.me/?text=${text}%20${link}`,
};

/** Section 9: half of the first top-up of at least 5000 rubles. */
const BONUS_PERCENT = 50;
const MIN_TOP_UP_RUBLES = 5000;

/** The inviter's bonus for a referred user's top-up; zero for a smaller one. */
export const referralBonus = (topUp: Money): Money =>
  topUp < rubles(MIN_TOP_UP_RUBLES) ? ZERO : percentOf(topUp, BONUS_PERCENT);

interface PaidBonus {
  readonly credited: Money;
  /** What was taken back of it before. */
  readonly taken: Money;
  /** What the friend topped up and has not had back. */
  readonly kept: Money;
}

/** What of a bonus is for money that went back: no more is earned than a top-up of what was kept would have brought. */
export function bonusToTakeBack({ credited, taken, kept }: PaidBonus): Money {
  const earned = Math.min(credited, referralBonus(kept));
  return kopecks(Math.max(ZERO, credited - taken - earned));
}

/** `site` is the public address of the brand, without a trailing slash. */
export function referralOf(site: string, partnerId: string): Referral {
  const link = `${site}/?partner_id=${encodeURIComponent(partnerId)}`;
  const [url, text] = [encodeURIComponent(link), encodeURIComponent(SHARE_TEXT)];
  return {
    partner_id: partnerId,
    link,
    shares: shareNetworks.map((network) => ({ network, url: shareUrls[network](url, text) })),
    bonus_percent: BONUS_PERCENT,
    min_top_up: MIN_TOP_UP_RUBLES,
  };
}
