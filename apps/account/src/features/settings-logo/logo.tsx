import { isLogo, logoQuery } from '@proverka/api-client/person';
import type { Logo as StoredLogo } from '@proverka/contract/settings';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Banner } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { typeset } from '@proverka/words/typeset';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import { LogoFile } from './logo-file.tsx';
import { LogoPaper } from './logo-paper.tsx';
import styles from './logo.module.css';

/** The customer's logo on the PDFs of their reports. */
export function Logo() {
  const { api } = usePlatform();
  const query = useQuery(logoQuery(api));
  return (
    <Section
      title="Логотип в отчётах"
      note="Встанет в начало каждого PDF: и новых отчётов, и уже готовых, когда вы скачаете их снова."
    >
      <Loaded query={query} what="логотип" lines={4}>
        {({ attachments, is_permitted }) => (
          <LogoView logo={attachments.find(isLogo)} isPermitted={is_permitted} />
        )}
      </Loaded>
    </Section>
  );
}

interface LogoViewProps {
  readonly logo: StoredLogo | undefined;
  readonly isPermitted: boolean;
}

function LogoView({ logo, isPermitted }: LogoViewProps) {
  const { brand } = usePlatform();
  if (!isPermitted) {
    return (
      <Banner tone="info" title="Для вашей роли логотип выключен">
        <p>
          {typeset(
            'Он доступен риелторам, агентствам, юристам и застройщикам. Чтобы включить его, напишите в поддержку:',
          )}{' '}
          <a href={`mailto:${brand.supportEmail}`} className={linkClassName('accent')}>
            {brand.supportEmail}
          </a>
        </p>
      </Banner>
    );
  }
  return (
    <div className={styles.layout}>
      <LogoPaper logo={logo} />
      <LogoFile logo={logo} />
    </div>
  );
}
