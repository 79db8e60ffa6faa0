/** What a currency is called, as alternatives of a regular expression in small letters. Chinese `元` and `块` are read as any currency. */
export interface Money {
  /** A symbol, before or behind the number. */
  sign: string
  latin: string
  russian: string
  /** What it begins with in every case. */
  georgian: string
  chinese: string
  /** A name that a word may follow which is counted: of `12 pound bags`, `pound`. */
  counted?: string
}
