/**
 * A document of words as PostgreSQL sends it (`tsvectorsend`, and `array_send` of a `bigint[][]`): a database hands on what it has, and
 * `document-encoder.ts` makes the same of lists of words. The lexemes of each vector are in the order of their bytes.
 */
export interface DocumentVectors {
  /** What names or describes the product; labels of its places: A the thing itself, B beside it in the name, C its kind, D its details. */
  named: Buffer
  /** What names it in each language, as often as it does; the label is the language's: A the first of the schema. */
  written: Buffer
  /**
   * What its texts say of it, each word once: labelled D, C or B where they say it once, twice or more often, at the place where they say it first; places after
   * {@link lastPlace} tell nothing.
   */
  texts: Buffer
  /** How many words its texts have. */
  textWords: number
  /** The values of each of its variants (`value-ids.ts`), a row for each; 0 fills a row. */
  variants?: Buffer
  /** Of each of them whether it has the flag of the schema that variants have for themselves (`variantFlag`): `array_send` of a `boolean[]`. Absent: as its product. */
  variantFlags?: Buffer | null
}
