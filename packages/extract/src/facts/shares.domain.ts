import type { Right } from '@proverka/contract/extract';

export interface ShareSegment {
  readonly key: string;
  /** «1/2». */
  readonly title: string;
  /** Fractions of the whole, from 0 to 1. */
  readonly from: number;
  readonly size: number;
}

/**
 * Shares as segments of one bar, in the order of the document. `null` where a bar would mislead: a single holder, shares
 * that are not fractions, or a sum above one.
 */
export function shareSegments(rights: readonly Right[]): ShareSegment[] | null {
  const current = rights.filter(({ cancelledOn }) => cancelledOn === undefined);
  if (current.length < 2) return null;
  const segments: ShareSegment[] = [];
  let from = 0;
  for (const [place, { number, shares }] of current.entries()) {
    const [share, ...others] = shares;
    if (share?.kind !== 'fraction' || others.length > 0) return null;
    const size = share.numerator / share.denominator;
    segments.push({
      key: number ?? String(place),
      title: `${share.numerator}/${share.denominator}`,
      from,
      size,
    });
    from += size;
  }
  return from <= 1 + 1e-9 ? segments : null;
}

/** The share of the whole that no segment covers. */
export function unstatedShare(segments: readonly ShareSegment[]): number {
  const stated = segments.reduce((sum, { size }) => sum + size, 0);
  return stated > 1 - 1e-6 ? 0 : 1 - stated;
}
