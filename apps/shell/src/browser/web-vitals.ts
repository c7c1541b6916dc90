import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ViewVitals } from '../app/view-signals.ts';

/** Tells every change: a document may be left at any moment, and says then what is known. */
export function measureVitals(tell: (vital: keyof ViewVitals, value: number) => void): void {
  const all = { reportAllChanges: true };
  onTTFB(({ value }) => tell('ttfb', value), all);
  onLCP(({ value }) => tell('lcp', value), all);
  onINP(({ value }) => tell('inp', value), all);
  onCLS(({ value }) => tell('cls', value * 1000), all);
}
