/** The text with the digits of every script as ASCII ones: `１２٣` is `123`. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit)

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  if (code < 128) return digit
  // The digits of a script stand in a row that begins with its zero.
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
