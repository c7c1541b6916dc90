import { personQuery } from '@proverka/api-client/person';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { useQuery } from '@proverka/shell-sdk/query';
import { Loaded } from '../../page-parts/loaded.tsx';
import { Section } from '../../page-parts/section.tsx';
import { PhoneCheck } from './phone-check.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The user's name, and the phone verified by a code. */
export function Profile() {
  const { api } = usePlatform();
  const personId = useSession((session) => knownUser(session)?.person_id ?? '');
  const query = useQuery({ ...personQuery(api, personId), enabled: personId !== '' });
  return (
    <>
      <Section title="Личные данные" note="Имя видно в меню и в письмах, телефон — только вам и поддержке.">
        <Loaded query={query} what="личные данные" lines={6}>
          {(person) => <ProfileForm person={person} />}
        </Loaded>
      </Section>
      {query.data !== undefined && (
        <Section title="Подтверждение телефона">
          <PhoneCheck key={query.data.phone} person={query.data} />
        </Section>
      )}
    </>
  );
}
