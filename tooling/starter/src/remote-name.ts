/** The words a remote is made from. */
export interface NewRemote {
  /** The remote's id, the first segment of its address and the name of its folder. */
  readonly name: string;
  readonly brand: 'real-estate' | 'person-check';
}

/** Throws one sentence when a remote cannot be called that. */
export function requireName(name: string | undefined): string {
  if (name !== undefined && /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) && name.length <= 30) return name;
  throw new Error(
    `«${name ?? ''}» cannot be the name of a remote: up to 30 small letters and digits, with single hyphens in between.`,
  );
}
