import type { Encumbrance } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import { day } from '@proverka/words/extract-words';

/** How long an encumbrance lasts: its days, and the register's own words as far as they say more. */
export function periodWords({ period }: Pick<Encumbrance, 'period'>): string {
  if (period === undefined) return '';
  const { startsOn, endsOn, text } = period;
  const isSaid = (on: string | undefined) => on !== undefined && (text ?? '').includes(day(on) ?? on);
  const days = joined(
    [startsOn && !isSaid(startsOn) && `с ${day(startsOn)}`, endsOn && !isSaid(endsOn) && `по ${day(endsOn)}`],
    ' ',
  );
  return joined([
    days,
    text,
    period.firstContractOn && `первый договор участия в строительстве — ${day(period.firstContractOn)}`,
    period.transferDeadline && `срок передачи объекта: ${period.transferDeadline}`,
    period.guarantee && `гарантийный срок: ${period.guarantee}`,
  ]);
}
