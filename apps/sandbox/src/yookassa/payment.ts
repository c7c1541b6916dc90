import type { Card } from './card.domain.ts';
import type { Method, MethodType } from './payment-method.domain.ts';

export type Amount = { value: string; currency: 'RUB' };

type PaymentStatus = 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';

export type ReceiptItem = {
  description: string;
  quantity: string | number;
  amount: Amount;
  vat_code: number;
  payment_mode?: string;
  payment_subject?: string;
};

export type ReceiptRequest = {
  customer: { email?: string; phone?: string };
  items: ReceiptItem[];
  tax_system_code?: number;
};

type Confirmation =
  | { type: 'embedded'; confirmation_token: string }
  | { type: 'redirect'; confirmation_url: string; return_url: string }
  | { type: 'qr'; confirmation_data: string };

/** The payment as in the API. */
export type Payment = {
  id: string;
  status: PaymentStatus;
  amount: Amount;
  income_amount?: Amount;
  description?: string;
  recipient: { account_id: string; gateway_id: string };
  payment_method?: Record<string, unknown>;
  captured_at?: string;
  created_at: string;
  expires_at?: string;
  confirmation?: Confirmation;
  test: boolean;
  refunded_amount?: Amount;
  paid: boolean;
  refundable: boolean;
  receipt_registration?: 'pending' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  merchant_customer_id?: string;
  cancellation_details?: { party: string; reason: string };
  authorization_details?: Record<string, unknown>;
};

/** The stored record; `payment` is what callers see. */
export type PaymentRecord = {
  id: string;
  payment: Payment;
  /** The form's token, `ct-…`. */
  token: string;
  capture: boolean;
  returnUrl?: string;
  receipt?: ReceiptRequest;
  /** The only method the shop allows; otherwise the customer chooses. */
  method?: MethodType;
  /** What the customer pays with, while the bank has not answered. */
  chosen?: Method;
  /** Pending at the bank: neither the customer nor a timeout can end it. */
  isProcessing?: true;
  /** A card whose 3-D Secure has not been confirmed. */
  challenged?: Card;
  /** The form's message after a card was declined and another may be tried. */
  lastDecline?: string;
};

export type Refund = {
  id: string;
  payment_id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  created_at: string;
  amount: Amount;
  description?: string;
  /** Of SBP. */
  refund_method?: { type: 'sbp'; sbp_operation_id: string };
  receipt_registration?: 'pending' | 'succeeded' | 'canceled';
  cancellation_details?: { party: string; reason: string };
};

export type Receipt = {
  id: string;
  type: 'payment' | 'refund';
  payment_id?: string;
  refund_id?: string;
  status: 'pending' | 'succeeded' | 'canceled';
  fiscal_document_number?: string;
  fiscal_storage_number?: string;
  fiscal_attribute?: string;
  registered_at?: string;
  tax_system_code?: number;
  items: ReceiptItem[];
  settlements: { type: string; amount: Amount }[];
  customer?: { email?: string; phone?: string };
};
