import type { PersonPage } from '@proverka/contract/desk-people';
import type { StaffGrant } from '@proverka/contract/grants';
import { GiveBackCounts } from '../features/counts/give-back-counts.tsx';
import { PersonActs } from '../features/person-acts/person-acts.tsx';
import { PersonCurator } from '../features/person-curator/person-curator.tsx';
import { PersonLetters } from '../features/person-letters/person-letters.tsx';
import { PersonLogs } from '../features/person-logs/person-logs.tsx';
import { PersonNotes } from '../features/person-notes/person-notes.tsx';
import { PersonOrders } from '../features/person-orders/person-orders.tsx';
import type { PersonPart } from '../features/person-page/person-screen.tsx';
import { PersonSettings } from '../features/person-settings/person-settings.tsx';
import { PersonTariff } from '../features/person-tariff/person-tariff.tsx';
import { PersonTimeline } from '../features/person-timeline/person-timeline.tsx';
import styles from './page.module.css';

interface PersonPartsProps {
  readonly page: PersonPage;
  readonly grants: readonly StaffGrant[];
  readonly onChanged: () => Promise<void>;
}

/** The parts of a person's page that these grants open; each reads and fails on its own. */
export function personParts({ page, grants, onChanged }: PersonPartsProps): readonly PersonPart[] {
  const { person, sessions } = page;
  const { person_id: id } = person;
  const address = sessions.find((one) => one.address !== '')?.address ?? '';
  const all: readonly (PersonPart & { readonly grants: readonly StaffGrant[] })[] = [
    part('orders', 'Заказы', ['orders'], <PersonOrders personId={id} />),
    part('letters', 'Письма', ['people'], <PersonLetters personId={id} email={person.email} />),
    part('notes', 'Заметки', ['people'], <PersonNotes personId={id} />),
    part('timeline', 'По времени', ['people'], <PersonTimeline personId={id} />),
    part('settings', 'Настройки', ['people'], <PersonSettings personId={id} />),
    part(
      'tariff',
      'Тариф',
      ['tariffs'],
      <PersonTariff personId={id} current={person.tariff_name} onChanged={onChanged} />,
    ),
    part(
      'acts',
      'Действия',
      ['accounts', 'impersonation'],
      <div className={styles.page}>
        <PersonActs person={person} onChanged={onChanged} />
        {grants.includes('accounts') && <PersonCurator personId={id} />}
        {grants.includes('accounts') && <GiveBackCounts personId={id} lastAddress={address} />}
      </div>,
    ),
    part('events', 'Журнал', ['journal'], <PersonLogs personId={id} />),
  ];
  return all.filter((one) => one.grants.some((grant) => grants.includes(grant)));
}

const part = (
  value: string,
  label: string,
  grants: readonly StaffGrant[],
  content: PersonPart['content'],
): PersonPart & { readonly grants: readonly StaffGrant[] } => ({ value, label, grants, content });
