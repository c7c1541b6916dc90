import { consentTextQuery } from '@proverka/api-client/consents';
import { consentPurposes, consentTitles, type ConsentPurpose } from '@proverka/contract/consent-versions';
import type { Problem } from '@proverka/contract/problem';
import type { Platform, TextVersions } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { Button } from '@proverka/ui-kit/button';
import { FailureState } from '@proverka/ui-kit/failure-state';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { ConsentTextView } from './consent-text-view.tsx';

const settingOf = {
  offer: 'offer',
  personal_data: 'personalData',
  third_parties: 'thirdParties',
  news: 'news',
} as const satisfies Record<ConsentPurpose, keyof TextVersions>;

/** A document was replaced while a form was open: shows the new text, and the form sends its version once it is agreed to. */
export function showChangedConsents(
  platform: Pick<Platform, 'dialogs' | 'settings'>,
  changed: NonNullable<Problem['consent']>,
): void {
  for (const purpose of consentPurposes) {
    const version = changed[purpose];
    if (version === undefined) continue;
    const options = {
      title: `Новая редакция: ${consentTitles[purpose]}`,
      size: 'lg',
      isLongText: true,
    } as const;
    platform.dialogs.open(options, (close) => (
      <ChangedConsent
        purpose={purpose}
        version={version}
        onAgree={() => {
          Object.assign(platform.settings.textVersions, { [settingOf[purpose]]: version });
          close();
        }}
      />
    ));
  }
}

interface ChangedConsentProps {
  readonly purpose: ConsentPurpose;
  readonly version: string;
  readonly onAgree: () => void;
}

function ChangedConsent({ purpose, version, onAgree }: ChangedConsentProps) {
  const { api } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery(consentTextQuery(api, purpose, version));
  if (error !== null && data === undefined) {
    return (
      <FailureState
        title="Не удалось загрузить текст"
        text="Согласиться можно, только прочитав его."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data === undefined) return <SkeletonText lines={8} label="Загружаем текст" />;
  return (
    <>
      <p>
        Текст изменился, пока форма была открыта. Согласитесь с новой редакцией и отправьте форму ещё раз.
      </p>
      <ConsentTextView text={data} />
      <Button onClick={onAgree}>Согласен с новой редакцией</Button>
    </>
  );
}
