import type { StaffRecovery } from '@proverka/contract/staff';
import { momentWords } from '@proverka/words/moments';

type Person = StaffRecovery['given_by'];

/** Somebody without a name is the command on the server. */
const by = (person: Person): string => person?.name ?? 'команда на сервере';

/** Who gave it, who confirmed it and who ended it, one sentence each. */
export function givenWords(given: StaffRecovery): readonly string[] {
  const { given_date: givenAt, confirmed_date: confirmedAt, ended_date: endedAt } = given;
  return [
    `Предложено: ${by(given.given_by)}, ${momentWords(givenAt)}`,
    ...(confirmedAt === null ? [] : [`Подтверждено: ${by(given.confirmed_by)}, ${momentWords(confirmedAt)}`]),
    ...(endedAt === null ? [] : [`${endWord(given)}: ${by(given.ended_by)}, ${momentWords(endedAt)}`]),
  ];
}

const endWord = ({
  confirmed_date: confirmedAt,
  given_by: giver,
  ended_by: ender,
}: StaffRecovery): string => {
  if (confirmedAt !== null) return 'Закончено';
  return giver?.id === ender?.id ? 'Отозвано' : 'Отклонено';
};

export const stateWords: Readonly<Record<StaffRecovery['state'], string>> = {
  proposed: 'Ждёт подтверждения',
  active: 'Действует',
  ended: 'Не действует',
};
