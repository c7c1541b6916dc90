import type { PlatformDeps } from '#platform/deps.ts';

export type ContentDeps = PlatformDeps;
