import { referralQuery } from '@proverka/api-client/partners';
import type { Referral } from '@proverka/contract/partner';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { CopyField } from '@proverka/ui-kit/copy-field';
import { typeset } from '@proverka/words/typeset';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import styles from './partner.module.css';

/** The partner link and ways to share it (specification, sections 2 and 9). */
export function PartnerLink() {
  const { api } = usePlatform();
  const query = useQuery(referralQuery(api));
  return (
    <Section title="Ваша ссылка">
      <Loaded query={query} what="ссылку">
        {(referral) => <LinkView referral={referral} />}
      </Loaded>
    </Section>
  );
}

const titles: Readonly<Record<Referral['shares'][number]['network'], string>> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  odnoklassniki: 'Одноклассники',
  telegram: 'Telegram',
  twitter: 'Twitter',
  viber: 'Viber',
  vk: 'ВКонтакте',
  whatsapp: 'WhatsApp',
};

function LinkView({ referral }: { readonly referral: Referral }) {
  const { analytics } = usePlatform();
  const { link, shares, bonus_percent: percent, min_top_up: least } = referral;
  const shared = (way: string) => analytics.track({ name: 'referral_shared', way });
  return (
    <>
      <p>
        {typeset(
          `За каждого, кто зарегистрируется по ссылке и пополнит баланс от ${formatMoney(rubles(least))}, вы получите ${percent} % его первого пополнения бонусами.`,
        )}
      </p>
      <CopyField label="Ваша ссылка" value={link} onCopied={() => shared('copy')} />
      <div className={styles.share}>
        <h3 className={styles.subtitle}>Поделиться</h3>
        <ul className={styles.networks}>
          {shares.map(({ network, url }) => (
            <li key={network}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClassName({ variant: 'secondary', size: 'small' }, styles.network)}
                onClick={() => shared(network)}
              >
                {titles[network]}
                <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.terms}>
        {typeset(
          'Бонусами можно оплатить любой отчёт, кроме срочного исполнения заказа. Ссылка действует 30 дней с последнего перехода по ней.',
        )}
      </p>
    </>
  );
}
