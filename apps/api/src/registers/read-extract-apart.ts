import { parseRefusal, type FileRefusal } from '@proverka/extract/parse-refusals';
import type { ReadDocument } from '@proverka/extract/read-document';
import type { Apart } from '#platform/apart/apart.ts';
import type { ApartFailure, Work } from '#platform/apart/work.ts';
import { extractOf } from './extract-reading/read-extract.apart.ts';
import type {
  ExtractSummary,
  ReadApart,
  ReadQuestion,
  ReceivedFiles,
  readExtractApart,
} from './extract-reading/read-extract.apart.ts';

export interface ExtractReader {
  /**
   * Reads a document of the register, or the archive it came in, in a process of its own: `read-extract-apart.ts` is the
   * only way to read one in a server. Any bytes give a document or one refusal; documents wait for their turn. Rejects only
   * when the signal is aborted, too many wait, or the process ends.
   */
  readonly read: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ReadDocument>;
  /** The same for a request: only a summary crosses over, so that the largest document holds up nobody else. */
  readonly summarize: (bytes: Uint8Array) => Promise<SummarizedDocument>;
  /** What came in the file, unread; null for an archive that cannot be opened. */
  readonly unpack: (bytes: Uint8Array) => Promise<ReceivedFiles | null>;
}

type SummarizedDocument =
  | (Omit<Exclude<ReadDocument, FileRefusal>, 'extract'> & { readonly summary: ExtractSummary })
  | FileRefusal;

type Reading = Work<typeof readExtractApart>;

const usual: Reading = {
  file: new URL('extract-reading/read-extract.apart.ts', import.meta.url),
  name: 'readExtractApart',
  // A busy machine needs several times what the largest accepted document takes.
  milliseconds: 10_000,
  heapMb: 160,
  waiting: 40,
};

const codes: Readonly<Record<ApartFailure, FileRefusal['code']>> = {
  too_slow: 'too_slow',
  too_much_memory: 'too_much_memory',
  failed: 'reader_failed',
};

/** A document that exceeds a limit ends the process it is read in and nothing else; the next one gets a new one. */
export const createExtractReader = (
  apart: Apart,
  limits: Partial<Pick<Reading, 'milliseconds' | 'heapMb'>> = {},
): ExtractReader => {
  const reading = { ...usual, ...limits };
  const ask = async (question: ReadQuestion, signal?: AbortSignal): Promise<ReadApart> => {
    const answer = await apart.run(reading, question, signal);
    return answer.ok ? answer.value : parseRefusal(codes[answer.code]);
  };
  return {
    read: async (bytes, signal) => {
      const read = await ask({ bytes, wants: 'extract' }, signal);
      if (!read.ok) return read;
      if (!('json' in read)) throw new Error('something else came back for a document');
      const { json, ...rest } = read;
      return { ...rest, extract: extractOf(json) };
    },
    summarize: async (bytes) => {
      const read = await ask({ bytes, wants: 'summary' });
      if (read.ok && !('summary' in read)) throw new Error('something else came back for a summary');
      return read;
    },
    unpack: async (bytes) => {
      const read = await ask({ bytes, wants: 'files' });
      if (!read.ok) return null;
      if (!('document' in read)) throw new Error('something else came back for files');
      return read;
    },
  };
};
