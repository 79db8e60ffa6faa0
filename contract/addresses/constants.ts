/** The 12 regions of ISO 3166-2:GE. */
export const regions = ['AB', 'AJ', 'GU', 'IM', 'KA', 'KK', 'MM', 'RL', 'SZ', 'SJ', 'SK', 'TB'] as const
export const maxAddresses = 20
