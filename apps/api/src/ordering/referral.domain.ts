import { toRubles } from '@proverka/validation/money';
import type { Referral } from '@proverka/contract/partner';
import { shareNetworks } from '@proverka/contract/partner';
import type { PartnerTerms } from '#catalogue/partner-terms.ts';

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
