import type { Backtest } from '@proverka/contract/valuation';
import { isoOf } from '../model/flat.domain.ts';
import type { Offer, Sale } from '../model/flat.domain.ts';
import { withoutOutlying } from '../model/outlying.domain.ts';
import { train } from '../model/train.domain.ts';
import type { Training, TrainingData } from '../model/train.domain.ts';

export interface TrainingQuestion {
  /** JSON lists of `Sale` and `Offer`: tens of thousands of cloned objects would hold up whoever asks. */
  readonly sales: Uint8Array;
  readonly offers: Uint8Array;
  readonly names: TrainingData['names'];
}

export interface TrainingAnswer {
  /** A `TrainedModel` as JSON. */
  readonly model: Uint8Array;
  readonly backtest: Backtest;
  readonly sales: number;
  readonly adverts: number;
  /** Sales and adverts that are off their district's prices. */
  readonly outlying: number;
  readonly dataFrom: string;
  readonly dataUntil: string;
}

/** What is absurd beside the others is left out; the rest is trained on. */
export function trainOn({
  sales: told,
  offers: offered,
  names,
}: TrainingQuestion): Training & Omit<TrainingAnswer, 'model'> {
  const sales = withoutOutlying(parse(told) as Sale[], ({ on }) => on);
  const offers = withoutOutlying(parse(offered) as Offer[], ({ from }) => from);
  const days = sales.kept.map(({ on }) => on);
  const until = days.reduce((latest, day) => Math.max(latest, day), 0);
  const from = days.reduce((earliest, day) => Math.min(earliest, day), until);
  return {
    ...train({ sales: sales.kept, offers: offers.kept, names, until }),
    sales: sales.kept.length,
    adverts: offers.kept.length,
    outlying: sales.aside + offers.aside,
    dataFrom: isoOf(from),
    dataUntil: isoOf(until),
  };
}

/** Done in a process apart: a minute of arithmetic that nobody is to wait behind. */
export function trainApart(question: TrainingQuestion): TrainingAnswer {
  const { model, tested: _, ...told } = trainOn(question);
  return { ...told, model: new TextEncoder().encode(JSON.stringify(model)) };
}

const parse = (json: Uint8Array): unknown =>
  JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8'));
