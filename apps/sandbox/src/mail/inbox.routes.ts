import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../page/html.ts';
import { framePage, sendPage } from '../page/page.ts';
import type { Inbound } from './inbound.ts';
import { inboxView, mailPage } from './inbox.view.ts';
import { attachmentBytes, type Mailbox, type MailRecord, parseMail, viewMail } from './mailbox.ts';
import { replyMessage, replyTarget } from './reply.ts';

const LISTED = 50;

type Found = { record: MailRecord; raw: Buffer };

function found(mailbox: Mailbox, request: FastifyRequest): Found | undefined {
  const { id } = request.params as { id: string };
  const record = mailbox.find(id);
  const raw = mailbox.raw(id);
  return record && raw ? { record, raw } : undefined;
}

const queryOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.query as Record<string, string | undefined>;

const noMail = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(404), {
    title: 'Письма нет',
    body: framePage('inbox', html`<h1>Такого письма нет</h1>`),
  });

/** Messages run no scripts and load nothing from outside; their links open in a new tab. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

// In the head: before the doctype it would switch the message to quirks mode.
const withBase = (content: string): string =>
  content.includes('<head>')
    ? content.replace('<head>', '<head><base target="_blank">')
    : `<base target="_blank">${content}`;

function registerPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/inbox', (request, reply) => {
    const to = queryOf(request)['to'] ?? '';
    const records = mailbox.list(to === '' ? undefined : to).slice(0, LISTED);
    return sendPage(reply, { title: 'Почта — песочница', body: inboxView(records, to) });
  });

  app.get('/inbox/:id', async (request, reply) => {
    const mail = found(mailbox, request);
    if (!mail) return noMail(reply);
    const view = await viewMail(mail.record, mail.raw);
    const wanted = queryOf(request)['view'] === 'text' || view.html === '' ? 'text' : 'html';
    return sendPage(reply, {
      title: `${view.subject} — почта песочницы`,
      body: mailPage(view, wanted, queryOf(request)['replied']),
    });
  });

  app.get('/inbox/:id/html', async (request, reply) => {
    const mail = found(mailbox, request);
    if (!mail) return noMail(reply);
    const { html: content = '' } = await parseMail(mail.raw);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', MAIL_POLICY)
      .send(withBase(content));
  });

  app.get('/inbox/:id/raw', (request, reply) => {
    const mail = found(mailbox, request);
    return mail ? reply.type('text/plain; charset=utf-8').send(mail.raw) : noMail(reply);
  });

  app.get('/inbox/:id/attachments/:index', async (request, reply) => {
    const mail = found(mailbox, request);
    const { index } = request.params as { index: string };
    const attachment = mail && (await parseMail(mail.raw)).attachments[Number(index)];
    if (!attachment) return noMail(reply);
    return reply
      .type(attachment.mimeType)
      .header('content-disposition', 'attachment')
      .header('content-security-policy', 'sandbox')
      .send(attachmentBytes(attachment));
  });
}

async function listMessages(mailbox: Mailbox, { to, limit }: Record<string, string | undefined>) {
  const records = mailbox.list(to).slice(0, Math.min(Number(limit ?? 20) || 20, 100));
  const views = records.map((record) => viewMail(record, mailbox.raw(record.id) ?? Buffer.alloc(0)));
  return { messages: await Promise.all(views) };
}

const LONGEST_REPLY = 10_000;

/** Answers a letter in the name of its recipient: kept in the inbox, and handed over when it is for the support. */
function registerReply(app: FastifyInstance, mailbox: Mailbox, inbound: Inbound): void {
  app.post('/inbox/:id/reply', async (request, reply) => {
    const mail = found(mailbox, request);
    if (!mail) return noMail(reply);
    const text = ((request.body as Record<string, string> | undefined)?.['text'] ?? '').trim();
    const email = await parseMail(mail.raw);
    const envelope = { from: mail.record.to[0] ?? '', to: [replyTarget(email)] };
    if (text === '' || text.length > LONGEST_REPLY || envelope.to[0] === '') return reply.code(400).send();
    const messageId = `<${randomUUID()}@sandbox.localhost>`;
    const raw = replyMessage({ ...envelope, subject: mail.record.subject, messageId, text });
    const status = await inbound.deliver(raw, envelope);
    if (status === 250) await mailbox.add(raw, envelope);
    return reply.redirect(`/inbox/${mail.record.id}?replied=${status}`, 303);
  });
}

/** The inbox pages, and the same messages as JSON for tests. */
export function registerInbox(app: FastifyInstance, mailbox: Mailbox, inbound: Inbound): void {
  registerPages(app, mailbox);
  registerReply(app, mailbox, inbound);

  app.get('/inbox/api/messages', (request) => listMessages(mailbox, queryOf(request)));

  app.get('/inbox/api/messages/:id', async (request, reply) => {
    const mail = found(mailbox, request);
    return mail ? viewMail(mail.record, mail.raw) : reply.code(404).send({ error: 'no such message' });
  });

  app.delete('/inbox/api/messages', (request) => ({ removed: mailbox.remove(queryOf(request)['to']) }));
}
