/** `next` has not begun; `soldOut` runs, and its quota is claimed or its stock is gone. */
export const dealStates = ['next', 'live', 'soldOut', 'ended'] as const
export type DealState = (typeof dealStates)[number]
