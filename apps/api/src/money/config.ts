import type { EnvironmentReader } from '#platform/config/environment.ts';
import { defaultBanks, isBanks } from './invoices/seller-bank.domain.ts';
import type { Banks } from './invoices/seller-bank.domain.ts';
import { isNetwork, publishedNetworks, sandboxNetworks } from './payments/provider-networks.ts';
import { defaultVatCodes, isVatCodes } from './payments/vat.domain.ts';
import type { VatCodes } from './payments/vat.domain.ts';

export interface MoneyConfig {
  readonly yookassa: {
    readonly url: string;
    readonly shopId: string;
    readonly secretKey: string;
    /** Where its notifications come from. */
    readonly networks: readonly string[];
  };
  /** VAT codes of the operating companies by date, for receipts. */
  readonly vatCodes: VatCodes;
  /** Bank accounts of the operating companies, for invoices and payouts. */
  readonly banks: Banks;
  /** Corrections and payouts above this need a second person; kopecks. */
  readonly approvalAbove: number;
}

const KOPECKS_IN_RUBLE = 100;

export const readMoneyConfig = (read: EnvironmentReader): MoneyConfig => ({
  yookassa: {
    url: read.url('YOOKASSA_URL'),
    shopId: read.text('YOOKASSA_SHOP_ID'),
    secretKey: read.text('YOOKASSA_SECRET_KEY'),
    networks: readNetworks(read),
  },
  vatCodes: readVatCodes(read),
  banks: readBanks(read),
  approvalAbove: read.integer('MONEY_APPROVAL_ABOVE') * KOPECKS_IN_RUBLE,
});

function readNetworks(read: EnvironmentReader): readonly string[] {
  const networks = read.list('YOOKASSA_NETWORKS');
  for (const network of networks) {
    if (!isNetwork(network))
      read.mistake(
        `YOOKASSA_NETWORKS holds "${network}"; it must be an address or a network as 77.75.153.0/25.`,
      );
  }
  if (networks.length > 0) return networks;
  return read.oneOf('ENVIRONMENT') === 'production' ? publishedNetworks : sandboxNetworks;
}

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
