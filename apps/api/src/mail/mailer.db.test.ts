import { expect, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { sampleLetters } from '../../test/letter-samples.ts';
import { runSandbox } from '../../test/processes.ts';
import { sandboxEnvironment } from '../../test/sandbox-environment.ts';
import { renderLetter } from './letter.domain.ts';
import { createMailer } from './mailer.ts';

test('a letter travels as text and, after it, as HTML, and arrives as it was written', async () => {
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
