import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Collection } from '../storage/collection.ts';

/** A message as listed; the message itself is stored as received. */
export type MailRecord = {
  id: string;
  at: string;
  from: string;
  /** Envelope recipients in lower case. */
  to: string[];
  subject: string;
  bytes: number;
  /** The Message-ID; empty when there is none. */
  messageId: string;
  /** How many times it was received again. */
  repeats: number;
};

export type MailView = MailRecord & {
  text: string;
  html: string;
  /** Addresses of all links, in order. */
  links: string[];
  attachments: { filename: string; mimeType: string; bytes: number }[];
};

export type Envelope = { from: string; to: string[] };

export type Mailbox = {
  /**
   * A message received before, by Message-ID and recipients, is accepted but not stored again. A sender that fails before
   * it reads our reply sends the message again (RFC 5321, 4.5.3.2.6), and mail systems show such a message once (RFC 7352).
   */
  add: (raw: Buffer, envelope: Envelope) => Promise<MailRecord>;
  /** Newest first; `to` is a whole address. */
  list: (to?: string) => MailRecord[];
  find: (id: string) => MailRecord | undefined;
  raw: (id: string) => Buffer | undefined;
  remove: (to?: string) => number;
};

const KEPT = 1000;

type RawStore = {
  write: (id: string, raw: Buffer) => void;
  read: (id: string) => Buffer | undefined;
  drop: (id: string) => void;
};

function rawInFolder(folder: string): RawStore {
  mkdirSync(folder, { recursive: true });
  const file = (id: string): string => join(folder, `${id}.eml`);
  return {
    write: (id, raw) => writeFileSync(file(id), raw),
    read: (id) => readFileSync(file(id)),
    drop: (id) => rmSync(file(id), { force: true }),
  };
}

function rawInMemory(): RawStore {
  const messages = new Map<string, Buffer>();
  return {
    write: (id, raw) => void messages.set(id, raw),
    read: (id) => messages.get(id),
    drop: (id) => void messages.delete(id),
  };
}

export function createMailbox(records: Collection<MailRecord>, now: () => Date, folder?: string): Mailbox {
  const store = folder ? rawInFolder(folder) : rawInMemory();
  const drop = ({ id }: MailRecord): void => {
    records.remove(id);
    store.drop(id);
  };
  const list = (to?: string): MailRecord[] => {
    const wanted = to?.trim().toLowerCase();
    return records
      .all()
      .filter((record) => wanted === undefined || record.to.includes(wanted))
      .reverse();
  };
  return {
    async add(raw, envelope) {
      const email = await parseMail(raw);
      const to = envelope.to.map((address) => address.toLowerCase());
      const messageId = email.messageId ?? '';
      const earlier = records.all().find(isRepeated({ to, messageId }));
      if (earlier) {
        const counted = { ...earlier, repeats: earlier.repeats + 1 };
        records.put(counted);
        return counted;
      }
      const record: MailRecord = {
        id: randomUUID(),
        at: now().toISOString(),
        from: email.from?.address ?? envelope.from,
        to,
        subject: email.subject ?? '(без темы)',
        bytes: raw.length,
        messageId,
        repeats: 0,
      };
      store.write(record.id, raw);
      records.put(record);
      for (const old of records.all().slice(0, -KEPT)) drop(old);
      return record;
    },
    list,
    find: records.get,
    raw: (id) => (records.get(id) ? store.read(id) : undefined),
    remove(to) {
      const going = list(to);
      for (const record of going) drop(record);
      return going.length;
    },
  };
}

const isRepeated =
  ({ to, messageId }: Pick<MailRecord, 'to' | 'messageId'>) =>
  (known: MailRecord): boolean =>
    messageId !== '' && known.messageId === messageId && known.to.join() === to.join();

export const parseMail = (raw: Buffer): Promise<Email> => PostalMime.parse(raw);

export const attachmentBytes = ({ content }: Attachment): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

const unescape = (text: string): string => text.replaceAll('&amp;', '&');

function linksOf({ html, text }: Email): string[] {
  const inHtml = [...(html ?? '').matchAll(/href="([^"#][^"]*)"/g)].map(([, address]) =>
    unescape(address ?? ''),
  );
  const inText = [...(text ?? '').matchAll(/https?:\/\/[^\s<>"]+/g)].map(([address]) => address);
  return [...new Set([...inHtml, ...inText])];
}

export async function viewMail(record: MailRecord, raw: Buffer): Promise<MailView> {
  const email = await parseMail(raw);
  return {
    ...record,
    text: email.text ?? '',
    html: email.html ?? '',
    links: linksOf(email),
    attachments: email.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? `вложение-${index + 1}`,
      mimeType: attachment.mimeType,
      bytes: attachmentBytes(attachment).length,
    })),
  };
}
