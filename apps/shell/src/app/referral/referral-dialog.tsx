import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { CopyField } from '@proverka/ui-kit/copy-field';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { VisuallyHidden } from '@proverka/ui-kit/visually-hidden';
import { Link } from 'react-router';
import { useSitePaths } from '../navigation/site-paths.ts';
import styles from './referral-dialog.module.css';
import { ShareMark } from './share-mark.tsx';
import { shareTargets } from './share-targets.ts';

/** The partner link, ways to share it, and what it earns (specification, sections 2 and 9). */
export function ReferralDialog({ onLeave }: { readonly onLeave: () => void }) {
  const { analytics, brand, origin } = usePlatform();
  const partnerId = useSession((session) => knownUser(session)?.person_id);
  const paths = useSitePaths();
  if (!partnerId) return <p>Войдите, чтобы получить свою ссылку.</p>;
  const link = `${origin}/?partner_id=${encodeURIComponent(partnerId)}`;
  const shared = (way: string) => analytics.track({ name: 'referral_shared', way });
  return (
    <div className={styles.dialog}>
      <p>
        Отправьте ссылку тому, кому пригодится {brand.name}. Когда он зарегистрируется по ней и пополнит
        баланс, вы получите 50&nbsp;% от его первого пополнения бонусами.
      </p>
      <CopyField label="Ваша ссылка" value={link} onCopied={() => shared('copy')} />
      <ShareLinks link={link} words={brand.tagline} onShared={shared} />
      <ul className={styles.terms}>
        <li>
          Бонус начисляется за первое пополнение от 5&nbsp;000&nbsp;₽: с 15&nbsp;000&nbsp;₽ —
          7&nbsp;500&nbsp;₽.
        </li>
        <li>Бонусами можно оплатить любой отчёт, кроме срочного исполнения заказа.</li>
        <li>Ссылка действует 30 дней с последнего перехода по ней.</li>
      </ul>
      {paths.has('/user/partner/') && (
        <p>
          <Link to="/user/partner/" className={linkClassName('accent', styles.more)} onClick={onLeave}>
            Кто пришёл по ссылке
          </Link>
        </p>
      )}
    </div>
  );
}

interface ShareLinksProps {
  readonly link: string;
  readonly words: string;
  readonly onShared: (way: string) => void;
}

function ShareLinks({ link, words, onShared }: ShareLinksProps) {
  return (
    <section className={styles.share}>
      <h3 className={styles.heading}>Поделиться</h3>
      <ul className={styles.targets}>
        {shareTargets.map(({ id, title, href }) => (
          <li key={id}>
            <a
              href={href(link, words)}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.target}
              onClick={() => onShared(id)}
            >
              <ShareMark id={id} />
              {title}
              <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
