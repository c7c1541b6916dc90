import { ZERO, kopecks, toRubles } from '@proverka/validation/money';
import type { Money } from '@proverka/words/money';
import type { Referral } from '@proverka/contract/partner';
import { shareNetworks } from '@proverka/contract/partner';
import { rewardOn } from '#catalogue/partner-terms.domain.ts';
import type { PartnerTerms } from '#catalogue/partner-terms.domain.ts';

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

interface PaidBonus {
  readonly credited: Money;
  /** What was taken back of it before. */
  readonly taken: Money;
  /** What the friend topped up and has not had back. */
  readonly kept: Money;
  /** Those of the moment the bonus was credited. */
  readonly terms: PartnerTerms;
}

/** What of a bonus is for money that went back: no more is earned than a top-up of what was kept would have brought. */
export function bonusToTakeBack({ credited, taken, kept, terms }: PaidBonus): Money {
  const earned = Math.min(credited, rewardOn(kept, terms));
  return kopecks(Math.max(ZERO, credited - taken - earned));
}

/** `site` is the public address of the brand, without a trailing slash. */
export function referralOf(site: string, partnerId: string, terms: PartnerTerms): Referral {
  const link = `${site}/?partner_id=${encodeURIComponent(partnerId)}`;
  const [url, text] = [encodeURIComponent(link), encodeURIComponent(SHARE_TEXT)];
  return {
    partner_id: partnerId,
    link,
    shares: shareNetworks.map((network) => ({ network, url: shareUrls[network](url, text) })),
    bonus_percent: terms.rewardPercent,
    min_top_up: toRubles(terms.minTopUp),
  };
}
