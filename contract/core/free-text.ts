/**
 * Invisible format characters: soft hyphens, zero-width spaces, marks and overrides of the text direction. Joiners stay: emoji sequences and letters of
 * Persian and Indian scripts need them.
 */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Text that a member typed, as it is stored: without blanks around and without invisible characters, which pass for content or reverse what follows them. */
export const normalizeFreeText = (text: string): string => text.replaceAll(invisible, '').trim()
