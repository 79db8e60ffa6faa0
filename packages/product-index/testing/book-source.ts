/** For tests: books in memory, with a log of their changes. */
import type { IndexChanges, IndexSource } from '../follow/index-source.ts'
import { Layout } from '../schema/layout.ts'
import type { DocumentVectors } from '../words/document.ts'
import { encodeDocument } from '../words/document-encoder.ts'
import { aBook, books, type Book } from './books.ts'

const layout = new Layout(books)

export class BookSource implements IndexSource {
  position: number | undefined
  /** How often everything was read. */
  readings = 0
  /** The next reading of everything fails after its first book. */
  isBroken = false
  private readonly cardsById = new Map<number, Book>()
  private readonly titles = new Map<number, string>()
  private readonly log: { id: number; isReworded: boolean }[] = []

  /** Adds a book, or changes it. @param title its words; those of before where it is absent */
  write(id: number, part: Partial<Book> = {}, title?: string): void {
    this.cardsById.set(id, { ...(this.cardsById.get(id) ?? aBook(id)), ...part } as Book)
    if (title !== undefined) this.titles.set(id, title)
    this.log.push({ id, isReworded: title !== undefined })
  }

  remove(id: number): void {
    this.cardsById.delete(id)
    this.log.push({ id, isReworded: false })
  }

  /** Changes a book without a line in the log. */
  writeUnnoted(id: number, part: Partial<Book>): void {
    this.cardsById.set(id, { ...this.cardsById.get(id)!, ...part } as Book)
  }

  async readAll(add: (card: Book, document?: DocumentVectors) => void): Promise<void> {
    this.readings++
    const position = this.log.length
    for (const card of [...this.cardsById.values()].sort((one, other) => layout.compare(one, other))) {
      add(card, this.documentOf(card.id))
      if (this.isBroken) throw new Error('The source is broken')
    }
    this.position = position
  }

  async cards(ids: readonly number[]): Promise<Book[]> {
    return ids.flatMap((id) => this.cardsById.get(id) ?? [])
  }

  async cardsAfter(after: number, limit: number): Promise<Book[]> {
    const ids = [...this.cardsById.keys()].filter((id) => id > after).sort((one, other) => one - other)
    return this.cards(ids.slice(0, limit))
  }

  async documents(ids: readonly number[]): Promise<Map<number, DocumentVectors>> {
    return new Map(ids.map((id) => [id, this.documentOf(id)]))
  }

  private documentOf(id: number): DocumentVectors {
    const lexemes = new Set((this.titles.get(id) ?? `book ${id}`).split(' '))
    return encodeDocument([...lexemes].map((lexeme) => ({ lexeme, labels: ['A' as const], written: [0] })))
  }

  async history(): Promise<string> {
    return 'books'
  }

  async resume(position: number): Promise<{ isNear: boolean } | undefined> {
    if (position > this.log.length) return undefined
    this.position = position
    return { isNear: this.log.length - position < 10 }
  }

  async changes(): Promise<IndexChanges | undefined> {
    const position = this.log.length
    const fresh = this.log.slice(this.position)
    return {
      ids: [...new Set(fresh.map(({ id }) => id))],
      reworded: new Set(fresh.filter(({ isReworded }) => isReworded).map(({ id }) => id)),
      names: false,
      applied: async () => void (this.position = position),
    }
  }
}
