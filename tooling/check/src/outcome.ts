import { stripVTControlCharacters } from 'node:util';

/** The result of a check step. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The output of a failure; of a step that passed, its notes. */
  readonly details: string;
  /** The names of failed tests, each with the beginning of its reason. */
  readonly names?: readonly string[];
}

/** Lines of a command that passed which are still to be read: it begins them with «note: ». */
export const notesIn = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith('note: '))
    .join('\n');

export const passedOnce: Outcome = { passed: 1, failed: 0, details: '' };

export const failedOnce = (details: string): Outcome => ({ passed: 0, failed: 1, details });

export function sum(outcomes: readonly Outcome[]): Pick<Outcome, 'passed' | 'failed'> {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  };
}

/** A failed test's name and the beginning of what it said, on one line. */
export const withReason = (name: string, said: string): string =>
  `${name}: ${stripVTControlCharacters(said).replaceAll(/\s+/g, ' ').trim().slice(0, 400)}`;
