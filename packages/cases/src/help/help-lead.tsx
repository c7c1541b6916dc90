import { usualAnswerQuery } from '@proverka/api-client/cases';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQuery } from '@proverka/shell-sdk/query';
import { durationAtMost } from '@proverka/words/durations';

const within = (seconds: number): string =>
  seconds < 60 ? 'меньше чем за\u00A0минуту' : `за\u00A0${durationAtMost(seconds)}`;

/** Who answers, and how soon, where enough answers were given to say so. */
export function HelpLead() {
  const { api } = usePlatform();
  const { data } = useQuery(usualAnswerQuery(api));
  const seconds = data?.seconds ?? null;
  return (
    <p>
      Отвечают сотрудники, в&nbsp;рабочее время.
      {seconds !== null && ` Обычно первый ответ приходит ${within(seconds)}.`}
    </p>
  );
}
