/** For tests: books in memory, with a log of their changes. */
import type { IndexChanges, IndexSource } from '../follow/index-source.ts'
import { Layout } from '../schema/layout.ts'
import type { DocumentVectors } from '../words/document.ts'
import { encodeDocument } from '../words/document-encoder.ts'
import { aBook, books, type Book } from './books.ts'

const layout = new Layout(books)

const titled = (title: string): DocumentVectors =>
  encodeDocument([...new Set(title.split(' '))].map((lexeme) => ({ lexeme, labels: ['A' as const], written: [0] })))

export class BookSource implements IndexSource {
  position: number | undefined
  /** How often everything was read. */
  readings = 0
  /** The next reading of everything fails after its first book. */
  isBroken = false
  /** Readings of everything begin after it. */
  readable: Promise<void> | undefined
  private readonly cardsById: Map<number, Book>
  private readonly documentsById: Map<number, DocumentVectors>
  private readonly log: { id: number; isReworded: boolean }[]

  /** @param of those whose books it reads too, with a position of its own */
  constructor(of?: BookSource) {
    this.cardsById = of?.cardsById ?? new Map()
    this.documentsById = of?.documentsById ?? new Map()
    this.log = of?.log ?? []
  }

  /** The position of this moment. */
  async present(): Promise<number> {
    return this.log.length
  }

  /** Adds a book, or changes it. @param title its words, or its document; those of before where it is absent */
  write(id: number, part: Partial<Book> = {}, title?: string | DocumentVectors): void {
    this.cardsById.set(id, { ...(this.cardsById.get(id) ?? aBook(id)), ...part } as Book)
    if (title !== undefined) this.documentsById.set(id, typeof title === 'string' ? titled(title) : title)
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
    await this.readable
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
    return this.documentsById.get(id) ?? titled(`book ${id}`)
  }

  async history(): Promise<string> {
    return 'books'
  }

  async resume(position: number): Promise<boolean> {
    if (position > this.log.length) return false
    this.position = position
    return true
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
