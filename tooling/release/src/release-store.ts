/** The pointer of a channel as stored; the etag changes with every move. */
export interface StoredPointer {
  readonly etag: string;
  readonly content: string;
}

/**
 * Where releases are kept: files that never change, and one pointer per channel that is moved by compare-and-swap. A folder
 * (`folder-store.ts`) does all of it, and so can any object store with conditional writes.
 */
export interface ReleaseStore {
  readonly readPointer: (channel: string) => Promise<StoredPointer | null>;
  /** Writes nothing and returns false when the pointer has another etag by now; `null` stands for no pointer. */
  readonly writePointer: (channel: string, content: string, etag: string | null) => Promise<boolean>;
  /** Stores a file for good; throws when its path holds other content. */
  readonly putFile: (file: string, content: string | Buffer) => Promise<void>;
  readonly getFile: (file: string) => Promise<Buffer | null>;
  /** Names of the files directly in a folder, sorted. */
  readonly list: (folder: string) => Promise<string[]>;
  /** A file that may be written again and removed: a hint, on which nothing may depend. */
  readonly putHint: (file: string, content: string) => Promise<void>;
  readonly removeHint: (file: string) => Promise<void>;
  /** Calls soon after anything in one of the folders changed, and maybe more often. Returns what ends it. */
  readonly watch: (folders: readonly string[], onChange: () => void) => () => void;
}
