/** One measured requirement. Ratios compare two measurements of one run, so the machine's speed cancels out. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: '' | 'KB' | 'MB' | 'ms';
  readonly limit: { readonly atLeast: number } | { readonly atMost: number };
  /** What was compared, or how many times it was measured. */
  readonly how: string;
}

export function holds({ value, limit }: Figure): boolean {
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A Markdown table, for the terminal and for `docs/bench.md`. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, limit, how } = figure;
    const wanted =
      'atLeast' in limit ? `≥ ${number.format(limit.atLeast)}` : `≤ ${number.format(limit.atMost)}`;
    const measured = `${number.format(value)} ${unit}`.trim();
    return `| ${name} | ${measured} | ${`${wanted} ${unit}`.trim()} | ${holds(figure) ? 'yes' : '**no**'} | ${how} |`;
  });
  return ['| what | measured | required | met | how |', '|---|---|---|---|---|', ...rows].join('\n');
}
