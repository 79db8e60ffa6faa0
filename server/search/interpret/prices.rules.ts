import { PriceReader } from '@kalata/query-words/prices/price-reader.ts'

/** Prices that queries name, in tetri: `under 30 lari`, `30 ლარამდე`. */
export const prices = new PriceReader({ sign: '₾', latin: 'gel|laris?', russian: 'лари', georgian: 'ლარ', chinese: '拉里', counted: 'gel' })
