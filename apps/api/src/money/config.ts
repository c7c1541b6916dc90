import type { EnvironmentReader } from '#platform/config/environment.ts';
import { sandboxUrl } from '#platform/config/sandbox-url.ts';
import { defaultBanks, isBanks } from './invoices/seller-bank.domain.ts';
import type { Banks } from './invoices/seller-bank.domain.ts';
import { defaultVatCodes, isVatCodes } from './payments/vat.domain.ts';
import type { VatCodes } from './payments/vat.domain.ts';

export interface MoneyConfig {
  readonly yookassa: { readonly url: string; readonly shopId: string; readonly secretKey: string };
  /** VAT codes of the operating companies by date, for receipts. */
  readonly vatCodes: VatCodes;
  /** Bank accounts of the operating companies, for invoices. */
  readonly banks: Banks;
}

export const readMoneyConfig = (read: EnvironmentReader): MoneyConfig => ({
  yookassa: {
    url: read.url('YOOKASSA_URL', `${sandboxUrl}/yookassa/v3`),
    shopId: read.text('YOOKASSA_SHOP_ID', 'sandbox-shop'),
    secretKey: read.text('YOOKASSA_SECRET_KEY', 'sandbox-secret'),
  },
  vatCodes: readVatCodes(read),
  banks: readBanks(read),
});

function readVatCodes(read: EnvironmentReader): VatCodes {
  const codes = read.jsonFile('VAT_FILE');
  if (codes === undefined) return defaultVatCodes;
  if (isVatCodes(codes)) return codes;
  read.mistake(
    'VAT_FILE must hold JSON: for each brand a list of {since: "YYYY-MM-DD", code}, the earliest first.',
  );
  return defaultVatCodes;
}

function readBanks(read: EnvironmentReader): Banks {
  const banks = read.jsonFile('BANKS_FILE');
  if (banks === undefined) return defaultBanks;
  if (isBanks(banks)) return banks;
  read.mistake(
    'BANKS_FILE must hold JSON: for each brand {name, bik, account, correspondentAccount} that fit together.',
  );
  return defaultBanks;
}
