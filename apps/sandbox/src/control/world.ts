import type { Received } from '../conversions/received.ts';
import type { ExtractRequest } from '../kadnet/extract-request.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { MarketDesk } from '../market/desk.ts';
import type { Register } from '../objects/register.ts';
import type { Registers } from '../registers/registers.ts';
import type { SmsRecord } from '../sms/source.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Journal } from '../source/journal.ts';
import type { Rates } from '../source/rates.ts';
import type { Collection } from '../storage/collection.ts';
import type { PaymentContext } from '../yookassa/payment-context.ts';
import type { System } from './systems.ts';

/** Everything the control page shows and changes. */
export type World = {
  systems: readonly System[];
  behaviours: Behaviours;
  journal: Journal;
  rates: Rates;
  context: PaymentContext;
  extracts: Collection<ExtractRequest>;
  mailbox: Mailbox;
  received: Collection<Received>;
  messages: Collection<SmsRecord>;
  register: Register;
  registers: Registers;
  desk: MarketDesk;
  notifyUrl: string | undefined;
  now: () => Date;
};
