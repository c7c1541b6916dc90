import { type Episode, FAULTS, type Notice } from './episode.ts';
import { roundPrice } from './episodes.domain.ts';

export type PriceStep = { day: number; price: number };

/** The price of an episode after so many cuts. */
function askedAfter({ askedFirst, askedLast, cuts }: Episode, cut: number): number {
  return cuts === 0 ? askedFirst : askedFirst * (askedLast / askedFirst) ** (cut / cuts);
}

const mistaken = (faults: number): number => {
  if (faults & FAULTS.priceTooHigh) return 10;
  return faults & FAULTS.priceTooLow ? 0.1 : 1;
};

/** What an advert has asked up to a day, the first price first; all sellers of a flat lower it on the same days. */
export function pricesOf(episode: Episode, notice: Notice, today: number): PriceStep[] {
  const { from, until, cuts } = episode;
  const factor = (1 + notice.extra) * mistaken(notice.faults);
  const steps: PriceStep[] = [];
  for (let cut = 0; cut <= cuts; cut += 1) {
    const day = from + Math.round(((until - from) * cut) / (cuts + 1));
    if (day > Math.min(today, notice.until)) break;
    const step = { day: Math.max(day, notice.from), price: roundPrice(askedAfter(episode, cut) * factor) };
    if (steps.at(-1)?.day === step.day) steps.pop();
    if (steps.at(-1)?.price !== step.price) steps.push(step);
  }
  return steps.length > 0 ? steps : [{ day: notice.from, price: roundPrice(episode.askedFirst * factor) }];
}
