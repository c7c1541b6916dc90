import { expect, test } from 'vitest';
import { testConfig } from '../../../test/config.ts';
import { sampleLetters } from '../../../test/letter-samples.ts';
import { runSandbox } from '../../../test/processes.ts';
import { sandboxEnvironment } from '../../../test/sandbox-environment.ts';
import { renderLetter } from './render-letter.domain.ts';
import { createMailer } from './mailer.ts';

test('only a mailing has the headers by which mail programs unsubscribe', async () => {
  const sandbox = await runSandbox('http://127.0.0.1:9/');
  const mailer = createMailer(testConfig(sandboxEnvironment(sandbox)).mail);
  const { registered } = sampleLetters('http://site.example');
  if (registered === undefined) throw new Error('no sample');
  const letter = { ...renderLetter(registered, 'real-estate'), brand: 'real-estate' } as const;
  const unsubscribeUrl = `https://site.example/api/unsubscribe?token=${'0192f0c1-'.repeat(12)}`;
  await mailer.send({ ...letter, messageId: '<2@x.example>', recipient: 'news@example.com', unsubscribeUrl });
  await mailer.send({ ...letter, messageId: '<3@x.example>', recipient: 'plain@example.com' });
  const rawTo = async (recipient: string) => {
    const { messages } = await sandbox.control<{ messages: { id: string }[] }>(
      `/inbox/api/messages?to=${recipient}`,
    );
    const raw = await (await fetch(`${sandbox.url}/inbox/${messages[0]?.id}/raw`)).text();
    // A header may be folded onto the next line.
    return raw.replaceAll(/\r?\n[ \t]+/g, ' ');
  };
  const news = await rawTo('news@example.com');
  expect(news).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(/^List-Unsubscribe: (.*)$/m.exec(news)?.[1]?.trim()).toBe(`<${unsubscribeUrl}>`);
  expect(await rawTo('plain@example.com')).not.toMatch(/^List-Unsubscribe/im);
});

test('a letter travels as plain text followed by HTML and arrives unchanged', async () => {
  const sandbox = await runSandbox('http://127.0.0.1:9/');
  const { mail } = testConfig(sandboxEnvironment(sandbox));
  const mailer = createMailer(mail);
  const { reportReady } = sampleLetters('http://site.example');
  if (reportReady === undefined) throw new Error('no sample');
  const letter = renderLetter(reportReady, 'person-check');
  const recipient = 'testov@example.com';
  await mailer.send({ ...letter, messageId: '<1@fizcheck.localhost>', brand: 'person-check', recipient });
  const { messages } = await sandbox.control<{ messages: { id: string; text: string; html: string }[] }>(
    `/inbox/api/messages?to=${recipient}`,
  );
  const [arrived] = messages;
  expect(arrived?.text.trim()).toBe(letter.text.trim());
  expect(arrived?.html.trim()).toBe(letter.html.trim());
  const raw = await (await fetch(`${sandbox.url}/inbox/${arrived?.id}/raw`)).text();
  expect(raw).toMatch(/^From: Fizcheck <no-reply@fizcheck\.localhost>/m);
  expect(raw).toMatch(/^Message-ID: <1@fizcheck\.localhost>/im);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
  const types = Array.from(raw.matchAll(/^Content-Type: ([^;\r\n]+)/gim), ([, type]) => type);
  expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
  expect(Math.max(...raw.split(/\r?\n/).map(({ length }) => length))).toBeLessThan(999);
});
