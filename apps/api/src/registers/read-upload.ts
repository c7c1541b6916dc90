import type { SignatureChecker } from './check-signature-apart.ts';
import type { ExtractSummary } from './extract-reading/read-extract.apart.ts';
import type { ExtractReader } from './read-extract-apart.ts';
import { storedSignature, withoutSignature } from './signature-words.domain.ts';
import type { StoredSignature } from './signature-words.domain.ts';
import { fileKindOf } from './uploads/file-kind.domain.ts';
import type { FileKind } from './uploads/file-kind.domain.ts';
import { isNamedAfter } from './uploads/pair-signatures.domain.ts';
import { uploadRefusalText } from './uploads/upload-refusals.domain.ts';
import type { UploadRefusalCode } from './uploads/upload-refusals.domain.ts';

export interface UploadedFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A document that says something about one object and its rights. */
type ObjectSummary = ExtractSummary & { readonly object: NonNullable<ExtractSummary['object']> };

export interface UploadedExtract extends UploadedFile {
  readonly summary: ObjectSummary;
  readonly signature: StoredSignature;
}

interface RefusedUpload {
  readonly name: string;
  readonly code: UploadRefusalCode;
  /** What it is and what to do, in Russian. */
  readonly text: string;
}

interface ReadUpload {
  readonly extracts: readonly UploadedExtract[];
  readonly refused: readonly RefusedUpload[];
}

interface ReadingDeps {
  readonly extractReader: ExtractReader;
  readonly signatureChecker: SignatureChecker;
  readonly now: () => Date;
}

type Signed = Pick<UploadedFile, 'name'> & { readonly signed: Uint8Array };

/** Reads what a visitor uploaded; every file that is not taken has one reason. */
export async function readUpload(deps: ReadingDeps, uploaded: readonly UploadedFile[]): Promise<ReadUpload> {
  const files = withoutRepetition(uploaded).map(withKind);
  const signatures = files.filter(({ kind }) => kind === 'signature');
  const documents = files.filter(({ kind }) => kind === 'xml' || kind === 'zip');
  const extracts: UploadedExtract[] = [];
  const refused: RefusedUpload[] = [];
  const refuse = (name: string, code: UploadRefusalCode) =>
    refused.push({ name, code, text: uploadRefusalText(code) });
  for (const { name, content } of documents) {
    const read = await deps.extractReader.summarize(content);
    const reason = read.ok ? reasonAgainst(read.summary) : read.code;
    if (!read.ok || !isAboutObject(read.summary)) {
      refuse(name, reason ?? 'not_about_object');
      continue;
    }
    const { signed = content, signature } = read.unpacked ?? {};
    const found =
      signature === undefined
        ? await signatureBeside(deps, { name, signed }, signatures, documents.length)
        : storedSignature(await deps.signatureChecker.check(signed, signature, deps.now()));
    extracts.push({ name, content, summary: read.summary, signature: found });
  }
  for (const { name, kind } of files) {
    if (kind === 'signature' && documents.length === 0) refuse(name, 'signature_alone');
    if (kind !== 'signature' && kind !== 'xml' && kind !== 'zip') refuse(name, kind);
  }
  return { extracts, refused };
}

const withKind = (file: UploadedFile): UploadedFile & { readonly kind: FileKind } => ({
  ...file,
  kind: fileKindOf(file.name, file.content),
});

const withoutRepetition = (files: readonly UploadedFile[]): readonly UploadedFile[] =>
  files.filter((file, index) => files.findIndex(({ content }) => content.equals(file.content)) === index);

const isAboutObject = (summary: ExtractSummary): summary is ObjectSummary =>
  summary.object !== null && reasonAgainst(summary) === null;

function reasonAgainst({ kind }: ExtractSummary): UploadRefusalCode | null {
  switch (kind) {
    case 'about_property':
    case 'base_params':
    case 'transfer_of_rights':
      return null;
    case 'absence_notice':
    case 'refusal_notice':
      return 'notice';
    case 'boundaries':
    case 'other':
      return 'not_about_object';
    default:
      return kind satisfies never;
  }
}

/** The file of a signature belongs to a document by its name; alone beside the only document it needs none. */
async function signatureBeside(
  { signatureChecker, now }: ReadingDeps,
  document: Signed,
  signatures: readonly UploadedFile[],
  documents: number,
): Promise<StoredSignature> {
  const named = signatures.filter((signature) => isNamedAfter(signature, document));
  const candidates = named.length > 0 || documents > 1 ? named : signatures;
  const checks: StoredSignature[] = [];
  for (const { content } of candidates) {
    checks.push(storedSignature(await signatureChecker.check(document.signed, content, now())));
  }
  return (
    checks.find(({ state }) => state === 'valid') ??
    checks.find(({ state }) => state === 'invalid') ??
    checks[0] ??
    withoutSignature
  );
}
