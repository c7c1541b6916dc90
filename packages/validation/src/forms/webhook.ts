import { maxLength, required } from '../generic-rules.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import type { FormRules, Rule } from '../rule.ts';

export type WebhookForm = { url: string; password: string };

/** The server validates the host, because it may allow internal ones. */
const address: Rule<string> = (text) => (URL.canParse(text.trim()) ? null : 'Некорректный адрес');

export const webhookRules: FormRules<WebhookForm> = {
  url: [required(), maxLength(2000), address],
  password: [required(), maxLength(MAX_PASSWORD_LENGTH)],
};
