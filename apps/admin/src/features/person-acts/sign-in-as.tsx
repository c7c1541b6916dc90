import type { PersonPage } from '@proverka/contract/desk-people';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Card } from '@proverka/ui-kit/card';
import { Link } from '@proverka/ui-kit/link';
import { typeset } from '@proverka/words/typeset';
import { useEffect, useState } from 'react';
import desk from '../../controls/desk.module.css';
import { ReasonForm } from '../../controls/reason-form.tsx';

interface SignInLink {
  readonly url: string;
  readonly expires_in: number;
}

/** Gives a link by which the member of the staff signs in as the person, once. */
export function SignInAs({ person }: { readonly person: PersonPage['person'] }) {
  const { api } = usePlatform();
  const [link, setLink] = useShortLivedLink();
  const ask = async (reason: string) => {
    const body = { person_id: person.person_id, reason };
    setLink(await api.call('POST /admin/users/request_auth', { body }));
  };
  return (
    <Card as="section" aria-labelledby="sign-in-as" className={desk.card}>
      <h2 id="sign-in-as">Войти от имени человека</h2>
      <ReasonForm
        label="Войти от имени человека"
        about={`Вы на час увидите сайт так, как его видит ${person.name || person.email}. Менять пароль, выпускать токены, платить и соглашаться за человека нельзя. Каждый ваш шаг останется в журнале, человек получит письмо.`}
        action="Получить ссылку"
        act={ask}
        onDone={() => undefined}
      />
      {link !== null && (
        <output className={desk.text}>
          <Link href={link.url} external>
            Открыть сайт от имени человека
          </Link>
          <span className={desk.soft}>
            {' '}
            {typeset(
              'Ссылка открывается один раз в течение пяти минут. Если на сайте открыт ваш собственный кабинет, сначала выйдите из него или откройте ссылку в приватном окне.',
            )}
          </span>
        </output>
      )}
    </Card>
  );
}

/** A link that opens nothing any more is not left on the screen. */
function useShortLivedLink() {
  const [link, setLink] = useState<SignInLink | null>(null);
  useEffect(() => {
    if (link === null) return undefined;
    const timer = setTimeout(() => setLink(null), link.expires_in * 1000);
    return () => clearTimeout(timer);
  }, [link]);
  return [link, setLink] as const;
}
