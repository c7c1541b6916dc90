import type { BrandId, Variant } from '@proverka/brand/host';
import { isOn } from '@proverka/shell-sdk/remote-decl';
import { releaseUrl, type Release } from '@proverka/release/release-set';
import { createHash } from 'node:crypto';
import { remotesGlobal, type PublicRemotes } from '../app/boot.ts';

/** The remotes of a set as browsers of a host need them. */
export function publicRemotes(releases: readonly Release[], brand: BrandId, variant: Variant): PublicRemotes {
  return Object.fromEntries(
    releases
      .filter(({ decl }) => isOn({ brand, variant }, decl))
      .map((release) => [release.remote, publicRemote(release, variant)]),
  );
}

function publicRemote(release: Release, variant: Variant): PublicRemotes[string] {
  const entry = releaseUrl(release, release.entry);
  const digest = release.files[`web/${release.entry}`];
  return {
    entry,
    // Only of the entry: it contains the digests of its chunks, and 64 characters each do not compress.
    integrity: digest ? { [entry]: digest } : {},
    decl: {
      ...release.decl,
      routes: release.decl.routes.filter(({ variants }) => !variants || variants.includes(variant)),
    },
  };
}

/** A set's remotes in a file of their own: the same for every page, so a visitor loads it once. */
export interface RemotesScript {
  readonly url: string;
  readonly integrity: string;
  readonly code: string;
}

/** The address names its content, so that any process with the set can serve it. */
export function remotesScript(
  setId: string,
  releases: readonly Release[],
  brand: BrandId,
  variant: Variant,
): RemotesScript {
  const code = `globalThis.${remotesGlobal}=${JSON.stringify(publicRemotes(releases, brand, variant))}`;
  const digest = createHash('sha384').update(code).digest('base64');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  return { url: `/sets/${setId}/${brand}/${variant}/${hash}.js`, integrity: `sha384-${digest}`, code };
}
