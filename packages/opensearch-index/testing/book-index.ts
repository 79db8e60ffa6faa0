/** For tests: an index of books in OpenSearch. */
import { BookSource } from '@kalata/product-index/testing/book-source.ts'
import { books } from '@kalata/product-index/testing/books.ts'
import { OpenSearchIndex, type EngineAddress } from '../opensearch-index.ts'

/** @param events what is reported, by its name */
export function bookIndex(source: BookSource, address: Partial<EngineAddress>, events: unknown[] = []): OpenSearchIndex {
  const note = (name: string) => () => void events.push(name)
  return new OpenSearchIndex({
    schema: books,
    address: { nodes: [], name: 'books', shards: 1, replicas: 0, timeout: 30_000, silence: 15_000, ...address },
    openSource: () => new BookSource(source),
    events: {
      ...{ built: note('built'), away: note('away'), answers: note('answers'), behind: note('behind') },
      changed: (ids) => void events.push(ids),
    },
  })
}
