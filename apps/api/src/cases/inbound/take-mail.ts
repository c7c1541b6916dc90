import type { BrandId } from '@proverka/brand/host';
import { brandOf } from '@proverka/brand/brands';
import type { InboundMailOutcome } from '@proverka/contract/inbound-mail';
import { inTransaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { keepDocument } from '#reports/keep-document.ts';
import type { KeptDocument } from '#reports/keep-document.ts';
import { removeUnusedFile } from '#reports/remove-unused-file.ts';
import { readReplyAddress } from '../case-link.ts';
import { addEvent, lockCase } from '../case.store.ts';
import { proveEmail } from '../conversation/guest-case.ts';
import { openCase } from '../conversation/open-case.ts';
import { writeMessage } from '../conversation/write-message.ts';
import type { CasesDeps } from '../deps.ts';
import type { ReadMail } from './read-mail.apart.ts';
import { readMail } from './read-mail.ts';

export interface InboundMail {
  readonly sender: string;
  readonly recipient: string;
  readonly message: Buffer;
  readonly brand: BrandId;
}

type Taken = Result<InboundMailOutcome, 'mail_unreadable' | 'too_many_requests'>;

/** Documents of one letter that are kept; a letter with more says which were not. */
const MOST_DOCUMENTS = 3;
/** Attachments of one letter that are looked at: each may take seconds, in a line everybody's documents wait in. */
const MOST_TRIED = 6;

/**
 * A letter to the support. It lands in a case only with the mark of that case in its recipient and the customer's own e-mail as its
 * author; anything else that a person wrote begins a case of its own.
 */
export async function takeMail(deps: CasesDeps, given: InboundMail): Promise<Taken> {
  const mail = await readMail(deps, given.message);
  if (mail === null) return refuse('mail_unreadable');
  const number = readReplyAddress(deps.config.appSecret, given.recipient);
  const found = number === null ? undefined : await findCase(deps, number);
  // An empty envelope sender: a mail server could not deliver what we wrote (RFC 5321, 4.5.5).
  if (given.sender === '') return done(found === undefined ? 'ignored' : await noteBounce(deps, found.id));
  if (mail.isAutomatic || mail.from === '' || isOurs(deps, mail.from)) return done('ignored');
  if (await isKnown(deps, mail)) return done('ignored');
  const allowed = await withinLimits(deps, [['case_mail_sender', mail.from]]);
  if (!allowed.ok) return allowed;
  const { documents, refused } = await keepDocuments(deps, mail);
  const text = [mail.text, ...refused.map((name) => `[Вложение «${name}» не принято]`)]
    .filter(Boolean)
    .join('\n');
  const letter = { text, mailId: mail.messageId, documents };
  const taken =
    found !== undefined && found.email.toLowerCase() === mail.from
      ? done(await addToCase(deps, found.id, letter))
      : await openByMail(deps, given.brand, mail, letter);
  if (!taken.ok || taken.value === 'ignored')
    for (const { document_hash: hash } of documents) await removeUnusedFile(deps, hash);
  return taken;
}

interface Letter {
  readonly text: string;
  readonly mailId: string | null;
  readonly documents: readonly KeptDocument[];
}

/** The case of a number, with the e-mail its customer is known by. */
async function findCase({ db }: CasesDeps, number: number) {
  return db
    .selectFrom('support_case as c')
    .leftJoin('app_user as u', 'u.id', 'c.user_id')
    .select(({ fn }) => ['c.id', fn.coalesce('u.email', 'c.email').as('email')])
    .where('c.number', '=', number)
    .executeTakeFirst();
}

const noteBounce = (deps: CasesDeps, caseId: string): Promise<InboundMailOutcome> =>
  inTransaction(deps.db, async (tx) => {
    if ((await lockCase(tx, caseId)) === undefined) return 'ignored';
    await addEvent(deps, tx, { caseId, kind: 'bounced', userId: null });
    return 'bounce_noted';
  });

/** A letter of our own that came back would begin an endless conversation. */
const isOurs = ({ config }: CasesDeps, from: string): boolean =>
  [...Object.values(config.mail.from), ...(['real-estate', 'person-check'] as const).map(supportOf)].some(
    (own) =>
      own
        .toLowerCase()
        .split(/[<>\s]/)
        .find((part) => part.includes('@')) === from,
  );
const supportOf = (brand: BrandId): string => brandOf(brand).supportEmail;

async function isKnown({ db }: CasesDeps, { messageId }: ReadMail): Promise<boolean> {
  if (messageId === null) return false;
  const known = await db
    .selectFrom('case_message')
    .select('id')
    .where('mail_id', '=', messageId)
    .executeTakeFirst();
  return known !== undefined;
}

const documentOf = (name: string, bytes: Uint8Array) => ({
  file_name: name.slice(0, 200),
  content: Buffer.from(bytes).toString('base64'),
});

async function keepDocuments(deps: CasesDeps, { attachments }: ReadMail) {
  const [documents, refused]: [KeptDocument[], string[]] = [[], []];
  for (const [at, { name, bytes }] of attachments.entries()) {
    const isTried = at < MOST_TRIED && documents.length < MOST_DOCUMENTS;
    const kept = isTried ? await keepDocument(deps, documentOf(name, bytes)) : null;
    if (kept === null) refused.push(name.slice(0, 200));
    else documents.push(kept);
  }
  return { documents, refused: refused.slice(0, 20) };
}

const addToCase = (deps: CasesDeps, caseId: string, letter: Letter): Promise<InboundMailOutcome> =>
  inTransaction(deps.db, async (tx): Promise<InboundMailOutcome> => {
    const row = await lockCase(tx, caseId);
    if (row === undefined || (letter.text === '' && letter.documents.length === 0)) return 'ignored';
    if (row.user_id === null) await proveEmail(deps, tx, row);
    return (await writeMessage(deps, tx, row, letter)) ? 'added' : 'ignored';
  });

async function openByMail(deps: CasesDeps, brand: BrandId, mail: ReadMail, letter: Letter): Promise<Taken> {
  const allowed = await withinLimits(deps, [['case_mail_new', 'all']]);
  if (!allowed.ok) return allowed;
  const isConfirmed = (await withinLimits(deps, [['support_recipient', mail.from]])).ok;
  const text = [mail.subject.trim().slice(0, 200), letter.text].filter(Boolean).join('\n\n');
  if (text === '') return done('ignored');
  const name = mail.fromName.slice(0, 100);
  // Whoever is named as its author need not be: the account of that e-mail does not see the case.
  const writer = { userId: null, name, email: mail.from } as const;
  await inTransaction(deps.db, (tx) =>
    openCase(deps, tx, {
      kind: 'question',
      site: { brand, variant: null },
      writer,
      ...letter,
      text,
      isConfirmed,
    }),
  );
  return done('opened');
}
