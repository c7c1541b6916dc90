export interface PageAsset {
  readonly url: string;
  readonly integrity: string;
  /** See `styleMarks` of a release; empty for scripts. */
  readonly mark: string;
}

/** The page's own files, from its remote. */
export interface PageAssets {
  readonly styles: readonly PageAsset[];
  readonly scripts: readonly PageAsset[];
}
