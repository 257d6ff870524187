/** A release as it is pinned: by its commit, by the digest of its tarball, by the digest of its image. */
export interface PublishedRelease {
  version: string;
  /** 40 hex digits. */
  commit: string;
  /** Of the tarball: 64 hex digits. */
  sha256: string;
  /** Of the image: `sha256:` and 64 hex digits. */
  image: string;
}

/**
 * The newest release, which the pages, the recipes and `init` pin; undefined before the first one. The release workflow
 * writes it on main (scripts/fill-release.js): no tag can hold its own commit or digest.
 */
export const NEWEST_RELEASE: PublishedRelease | undefined = undefined;
