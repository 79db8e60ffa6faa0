import { asciiDigits } from '@kalata/written-numbers/digits.ts'

export { asciiDigits }

/** A code of letters and digits as it is stored, however it was pasted: no blanks, dashes or unseen characters, ASCII digits. */
export const compactCode = (text: string): string => asciiDigits(text.normalize('NFKC')).replace(/[\s\p{Cf}\p{Pd}]+/gu, '')
