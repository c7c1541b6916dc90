/** A network's own share URL, opened as a plain link without the network's scripts. */
export interface ShareTarget {
  readonly id: string;
  readonly title: string;
  readonly href: (link: string, text: string) => string;
}

const query = (address: string, parameters: Readonly<Record<string, string>>) =>
  `${address}?${new URLSearchParams(parameters)}`;

/** In the order of the specification, section 2, Referral dialog. */
export const shareTargets: readonly ShareTarget[] = [
  {
    id: 'facebook',
    title: 'Facebook',
    href: (link) => query('https://www.facebook.com/sharer/sharer.php', { u: link }),
  },
  {
    id: 'messenger',
    title: 'Messenger',
    // The web version requires a registered application; the app's own scheme takes a bare link.
    href: (link) => query('fb-messenger://share/', { link }),
  },
  {
    id: 'odnoklassniki',
    title: 'Одноклассники',
    href: (link, text) => query('https://connect.ok.ru/offer', { url: link, title: text }),
  },
  {
    id: 'telegram',
    title: 'Telegram',
    href: (link, text) => query('https://t.me/share/url', { url: link, text }),
  },
  {
    id: 'twitter',
    title: 'Twitter',
    href: (link, text) => query('https://twitter.com/intent/tweet', { url: link, text }),
  },
  {
    id: 'viber',
    title: 'Viber',
    href: (link, text) => query('viber://forward', { text: `${text} ${link}` }),
  },
  {
    id: 'vk',
    title: 'ВКонтакте',
    href: (link, text) => query('https://vk.com/share.php', { url: link, title: text }),
  },
  {
    id: 'whatsapp',
    title: 'WhatsApp',
    href: (link, text) => query('https://wa.me/', { text: `${text} ${link}` }),
  },
];
