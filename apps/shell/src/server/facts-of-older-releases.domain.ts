import type { Release, ReleaseSet } from '@proverka/release/release-set';
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { plainPath } from '../app/plain-path.domain.ts';

/*
 * Which pages nothing lies over, and the host a page is canonical on, are declared since shell-sdk 1.3. Before, the shell knew both
 * by address and by remote, and a rollback brings releases of that time back. Rules of the shell that become facts of
 * declarations get their old rule here. This file and its call may be deleted on 1 February 2027: no release of November 2026 is
 * among those that can be gone back to by then.
 */

/** The first version with the facts, major and minor. */
const withFacts = [1, 3] as const;
const sdkModule = '@proverka/shell-sdk/platform';

/** Where somebody orders, pays, waits or reads a report. */
const WORK =
  /^\/(?:\w+Checkout|order|report|check-person-pdf|check-fiz|user\/balance)\/|^\/(?:check-person|check-owner|counter-agent|credit-rating|proverka-avto|valuation|risk-preview|fizcheck-expert|wholesale|seller-extract)\/[^/]+\//;
/** Pages for business belong to the pro site. */
const proRemote = 'fizcheck-pro';

/** The set with the facts that its older releases could not declare yet. */
export function withFactsOfOlder(set: ReleaseSet): ReleaseSet {
  const releases = Object.entries(set.remotes);
  if (!releases.some(([, release]) => isOlder(release))) return set;
  const completed = releases.map(([id, release]) => [id, isOlder(release) ? complete(release) : release]);
  return { ...set, remotes: Object.fromEntries(completed) as ReleaseSet['remotes'] };
}

/** Some were built with both facts before the version was raised: what declares one is not completed. */
function isOlder({ requires, decl }: Release): boolean {
  const isDeclared = decl.routes.some(
    ({ isUndisturbed, canonicalOn }) => isUndisturbed !== undefined || canonicalOn !== undefined,
  );
  // `^1.2.0`, or in releases from before there were ranges `1.2.0`: what the remote was built with.
  const [, major, minor] = /(\d+)\.(\d+)/.exec(requires[sdkModule] ?? '') ?? [];
  if (isDeclared || major === undefined) return false;
  const [firstMajor, firstMinor] = withFacts;
  return Number(major) < firstMajor || (Number(major) === firstMajor && Number(minor) < firstMinor);
}

function complete(release: Release): Release {
  const { decl } = release;
  const routes = decl.routes.map((route): RouteDecl => ({
    ...route,
    ...(WORK.test(plainPath(route.path)) && { isUndisturbed: true }),
    ...(release.remote === proRemote && { canonicalOn: 'pro' }),
  }));
  return { ...release, decl: { ...decl, routes } };
}
