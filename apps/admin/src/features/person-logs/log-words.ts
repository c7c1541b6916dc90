import type { UserLog } from '@proverka/contract/desk-person-parts';

const unnamed: Readonly<Record<UserLog['by'], string>> = {
  session: 'человек',
  api_token: 'программа',
  guest: 'гость',
  system: 'сервис',
};

/** Who acted: «Тестов Иван», «программа: Тестов Иван», «Образцова Анна от имени Тестов Иван». */
export function actorWords({ actor, acted_by: staff, by }: UserLog): string {
  if (actor === null) return unnamed[by];
  if (staff !== null) return `${staff.name} от имени: ${actor.name}`;
  return by === 'api_token' ? `программа: ${actor.name}` : actor.name;
}

/** Why, from where, and what changed. */
export const factWords = ({ reason, address, subject, before, after }: UserLog): readonly string[] => [
  reason === '' ? '' : `причина: ${reason}`,
  address === '' ? '' : `IP-адрес ${address}`,
  subject,
  before === '' ? after : `${before} → ${after}`,
];
