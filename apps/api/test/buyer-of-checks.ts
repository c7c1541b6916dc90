import { beforeAll, beforeEach } from 'vitest';
import { fakeCheckSources } from './fake-check-sources.ts';
import type { FakeCheckSources } from './fake-check-sources.ts';
import { createReportWorld, resetReportWorld } from './reports.ts';
import type { ReportWorld } from './reports.ts';
import type { SignedInPerson, WorldOptions } from './world.ts';

export interface BuyerOfChecks {
  readonly sources: FakeCheckSources;
  readonly world: ReportWorld;
  /** Another one in each test. */
  readonly buyer: SignedInPerson;
}

/**
 * For a file of tests: a world whose checks ask sources in memory, and somebody with money. Before each test nothing is
 * queued, and the sources answer as they do by themselves.
 */
export function buyerOfChecks(
  { paid }: { readonly paid: number },
  replace: WorldOptions['replace'] = {},
): BuyerOfChecks {
  const sources = fakeCheckSources();
  let world: ReportWorld;
  let buyer: SignedInPerson;
  beforeAll(async () => {
    world = await createReportWorld({ checkSources: sources.all, ...replace });
  });
  beforeEach(async () => {
    await resetReportWorld(world);
    sources.reset();
    buyer = await world.signIn({ paid });
  });
  return {
    sources,
    get world() {
      return world;
    },
    get buyer() {
      return buyer;
    },
  };
}
