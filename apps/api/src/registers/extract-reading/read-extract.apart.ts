import type { Extract } from '@proverka/contract/extract';
import { isArchive, openArchive } from '@proverka/extract/archive/open-archive';
import type { FileRefusal } from '@proverka/extract/parse-refusals';
import { readDocument, type ReadDocument } from '@proverka/extract/read-document';

export interface ReadQuestion {
  readonly bytes: Uint8Array;
  /** The model of a large document takes the asking process longer to receive than a visitor may wait. */
  readonly wants: 'extract' | 'summary' | 'files';
}

/** What an upload needs to know of a document: what it is, and about which object. */
export interface ExtractSummary {
  readonly kind: Extract['kind'];
  readonly title: string;
  readonly date: string | null;
  readonly number: string;
  /** Null where the document is about no object. */
  readonly object: { readonly cadastralNumber: string; readonly address: string } | null;
}

/** What came in one file: the document, and its detached signature where there is one. */
export interface ReceivedFiles {
  readonly ok: true;
  readonly document: Uint8Array;
  readonly signature: Uint8Array | undefined;
}

type Read = Omit<Exclude<ReadDocument, FileRefusal>, 'extract'>;

/** What crosses over: ten thousands of cloned objects would take the receiving process several times longer than JSON. */
export type ReadApart =
  | FileRefusal
  | (Read & ({ readonly json: Uint8Array } | { readonly summary: ExtractSummary }))
  | ReceivedFiles;

/** Done in the process of `read-extract-apart.ts`. */
export async function readExtractApart({ bytes, wants }: ReadQuestion): Promise<ReadApart> {
  if (wants === 'files') return unpack(bytes);
  const read = await readDocument(bytes);
  if (!read.ok) return read;
  const { extract, ...rest } = read;
  if (wants === 'summary') return { ...rest, summary: summaryOf(extract) };
  return { ...rest, json: new TextEncoder().encode(JSON.stringify(extract)) };
}

async function unpack(bytes: Uint8Array): Promise<ReceivedFiles | FileRefusal> {
  if (!isArchive(bytes)) return { ok: true, document: bytes, signature: undefined };
  const opened = await openArchive(bytes);
  return 'ok' in opened ? opened : { ok: true, document: opened.document, signature: opened.signature };
}

function summaryOf(extract: Extract): ExtractSummary {
  const { kind, title, header } = extract;
  const object = 'object' in extract ? extract.object : undefined;
  return {
    kind,
    title,
    date: header.dateFormation ?? null,
    number: header.registrationNumber ?? '',
    object:
      object === undefined
        ? null
        : { cadastralNumber: object.cadastralNumber, address: object.address?.text ?? '' },
  };
}

export function extractOf(json: Uint8Array): Extract {
  return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8'));
}
