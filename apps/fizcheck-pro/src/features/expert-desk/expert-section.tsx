import { personSettingsQuery } from '@proverka/api-client/system';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isGuest } from '@proverka/shell-sdk/session';
import { useQuery } from '@proverka/shell-sdk/query';
import { SkeletonText } from '@proverka/ui-kit/skeleton';
import { typeset } from '@proverka/words/typeset';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIsAlive } from '../../use-is-alive.ts';

const ExpertDesk = lazy(async () => {
  const module = await import(/* webpackChunkName: "expert-desk" */ './expert-desk.tsx');
  return { default: module.ExpertDesk };
});

/** The customer's conclusions if the setting `ai_report` is active; otherwise how to get access. */
export function ExpertSection({ children }: { readonly children: ReactNode }) {
  const { api } = usePlatform();
  const isForGuest = useSession(isGuest);
  const isAlive = useIsAlive();
  const settings = useQuery({ ...personSettingsQuery(api), enabled: !isForGuest });
  const isActive = settings.data?.settings.some(
    ({ key, value }) => key === 'ai_report' && value === 'active',
  );
  if (!isForGuest && (settings.isPending || !isAlive))
    return <SkeletonText lines={4} label="Загружаем заключения" />;
  if (isActive !== true || isForGuest) {
    return (
      <>
        <p className="pro-note">
          {typeset(
            'Заключения подключаются по заявке: напишите, какие отчёты вы заказываете и какие решения по ним принимаете.',
          )}
        </p>
        {children}
      </>
    );
  }
  return (
    <Suspense fallback={<SkeletonText lines={4} label="Загружаем заключения" />}>
      <ExpertDesk />
    </Suspense>
  );
}
