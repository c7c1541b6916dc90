import { findings } from '@proverka/house/report';
import { survey } from '@proverka/house/survey';
import { failedOnce, passedOnce, type Outcome } from './outcome.ts';

/** No import against the order of the rooms, no circle of files, no file that is too long. */
export function houseStep(root: string): Outcome {
  const wrong = findings(survey(root));
  return wrong.length === 0 ? passedOnce : failedOnce(wrong.join('\n'));
}
