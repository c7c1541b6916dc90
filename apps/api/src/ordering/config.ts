import type { RunEnvironment } from '#platform/config.ts';
import type { EnvironmentReader } from '#platform/config/environment.ts';
import { defaultPatternLimits, readPatternLimits } from './patterns.domain.ts';
import type { LimitsByKind } from './patterns.domain.ts';

export interface OrderingConfig {
  /** From how many on checks of people are no ordinary use. */
  readonly patternLimits: LimitsByKind;
}

export const readOrderingConfig = (read: EnvironmentReader, environment: RunEnvironment): OrderingConfig => ({
  patternLimits: readPatternLimits(
    read.list('PATTERN_LIMITS'),
    defaultPatternLimits[environment],
    read.mistake,
  ),
});
