import type { Backtest } from '@proverka/contract/valuation';
import { formatDecimal } from '@proverka/words/number-format';

const limits = {
  cod: 10,
  prd: [0.98, 1.03],
  prb: 0.05,
  coverage: [0.78, 0.82],
  /** Less error than the better baseline by this share. */
  gain: 0.2,
  /** A model may be worse than the running one by chance. */
  slack: 1.05,
  sales: 500,
} as const;

const isOutside = (value: number, [least, most]: readonly [number, number]): boolean =>
  !(value >= least && value <= most);

/** Why a trained model is not to be published: the limits it misses, or in what it is worse than the running one. */
export function refusalsOf(backtest: Backtest, running: Backtest | null): readonly string[] {
  const { cod, prd, prb, coverage, mean_error: error, median_error: middle } = backtest;
  const baseline = Math.min(...backtest.baselines.map((one) => one.mean_error));
  return [
    ...(backtest.sales < limits.sales
      ? [`only ${backtest.sales} held-out sales, ${limits.sales} are needed`]
      : []),
    ...(cod <= limits.cod ? [] : [`COD ${words(cod)} above ${limits.cod}`]),
    ...(isOutside(prd, limits.prd) ? [`PRD ${words(prd)} outside of ${limits.prd.join('–')}`] : []),
    ...(Math.abs(prb) <= limits.prb ? [] : [`PRB ${words(prb)} beyond ${limits.prb}`]),
    ...(isOutside(coverage, limits.coverage)
      ? [`coverage ${words(coverage)} outside of ${limits.coverage.join('–')}`]
      : []),
    ...(error <= (1 - limits.gain) * baseline
      ? []
      : [`error ${words(error)} is not a fifth below ${words(baseline)}`]),
    ...(running !== null && !(middle <= running.median_error * limits.slack)
      ? [`median error ${words(middle)} where the running model has ${words(running.median_error)}`]
      : []),
    ...(running !== null && !(cod <= running.cod * limits.slack)
      ? [`COD ${words(cod)} where the running model has ${words(running.cod)}`]
      : []),
  ];
}

const words = (value: number): string => (Number.isFinite(value) ? formatDecimal(value, 4) : String(value));
