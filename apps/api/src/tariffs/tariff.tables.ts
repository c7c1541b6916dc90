export interface TariffTables {
  tariff: {
    simple_id: number;
    name: string;
    threshold: number;
    discount_percent: number;
    is_hidden: boolean;
  };
}
