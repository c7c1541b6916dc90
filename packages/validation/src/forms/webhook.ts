import { maxLength, required } from '../generic-rules.ts';
import type { FormRules, Rule } from '../rule.ts';

export type WebhookForm = { url: string };

/** What may be behind the address is for the server to judge: it may allow hosts of its own network. */
const address: Rule<string> = (text) => (URL.canParse(text.trim()) ? null : 'Некорректный адрес');

export const webhookRules: FormRules<WebhookForm> = { url: [required(), maxLength(2000), address] };
