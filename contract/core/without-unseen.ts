/** Soft hyphens, characters of no width and those that turn the direction of what follows; those that join the parts of an emoji or of letters stay. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A text without characters that nobody sees: they would pass for words, or write what stands behind them backwards. */
export const withoutUnseen = (text: string): string => text.replaceAll(unseen, '')
