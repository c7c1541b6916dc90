import type { AccountTables } from '../accounts/account.tables.ts';
import type { ApiTokenTables } from '../api-tokens/api-token.tables.ts';
import type { ArticleTables } from '../articles/article.tables.ts';
import type { AttachmentTables } from '../settings/attachment.tables.ts';
import type { ConversionTables } from '../conversions/conversion.tables.ts';
import type { DiscountTables } from '../discounts/discount.tables.ts';
import type { ExpertTables } from '../expert/expert.tables.ts';
import type { InvoiceTables } from '../invoices/invoice.tables.ts';
import type { LedgerTables } from '../ledger/ledger.tables.ts';
import type { MailingTables } from '../mailings/mailing.tables.ts';
import type { MailTables } from '../mail/mail.tables.ts';
import type { ObjectTables } from '../objects/object.tables.ts';
import type { OrderTables } from '../orders/order.tables.ts';
import type { PayerTables } from '../payers/payer.tables.ts';
import type { PaymentTables } from '../payments/payment.tables.ts';
import type { PersonalDataTables } from '../personal-data/personal-data.tables.ts';
import type { PhoneTables } from '../phones/phone.tables.ts';
import type { PreviewTables } from '../previews/preview.tables.ts';
import type { ProductTables } from '../products/product.tables.ts';
import type { ReportTables } from '../reports/report.tables.ts';
import type { RiskTables } from '../risk/risk.tables.ts';
import type { SettingTables } from '../settings/setting.tables.ts';
import type { SupportTables } from '../support/support.tables.ts';
import type { TariffTables } from '../tariffs/tariff.tables.ts';
import type { WebhookTables } from '../webhooks/webhook.tables.ts';
import type { WholesaleTables } from '../wholesale/wholesale.tables.ts';

/** The tables of `migrations/` as the query builder knows them. */
export type Schema = AccountTables &
  LedgerTables &
  ProductTables &
  OrderTables &
  PaymentTables &
  ReportTables &
  PreviewTables &
  ObjectTables &
  MailTables &
  MailingTables &
  ArticleTables &
  SettingTables &
  AttachmentTables &
  InvoiceTables &
  PayerTables &
  PersonalDataTables &
  PhoneTables &
  SupportTables &
  TariffTables &
  RiskTables &
  WholesaleTables &
  ExpertTables &
  ApiTokenTables &
  WebhookTables &
  ConversionTables &
  DiscountTables;
