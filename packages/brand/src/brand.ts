import type { BrandId } from './host.ts';

export type ThemeName = 'real-estate' | 'person-check' | 'pro';
export type LayoutName = 'real-estate' | 'person-check' | 'no-layout' | 'rc-layout';

/** The operating company behind a brand, shown in the offer, the footer, receipts and documents. */
export interface Requisites {
  readonly company: string;
  readonly inn: string;
  readonly ogrn: string;
  readonly kpp?: string;
  readonly address: string;
}

export interface Brand {
  readonly id: BrandId;
  /** Shown in headers, titles, letters and documents. */
  readonly name: string;
  readonly tagline: string;
  readonly requisites: Requisites;
  readonly supportEmail: string;
  readonly supportPhone?: string;
  readonly layout: LayoutName;
}
