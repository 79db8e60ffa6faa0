import type pg from 'pg'

/** One row of PostgreSQL's binary COPY format; its fields are read in their order, each once. */
export class BinaryRow {
  private message: Buffer = Buffer.alloc(0)
  private at = 0

  /** Begins with the first field of a row. @internal */
  begin(message: Buffer, at: number): void {
    this.message = message
    this.at = at
  }

  /** An `integer`. */
  int(): number {
    this.at += 8
    return this.message.readInt32BE(this.at - 4)
  }

  /** A `double precision`. */
  double(): number {
    this.at += 12
    return this.message.readDoubleBE(this.at - 8)
  }

  boolean(): boolean {
    this.at += 5
    return this.message[this.at - 1] === 1
  }

  /** A value of any type as the database sends it, or null. Part of what was received: it must not be kept. */
  bytes(): Buffer | null {
    const length = this.message.readInt32BE(this.at)
    this.at += 4
    if (length < 0) return null
    this.at += length
    return this.message.subarray(this.at - length, this.at)
  }
}

/** Of a stream in the binary format, before the length of the header's extension. */
const headerBytes = 15

/**
 * Streams a query's rows in binary form: of millions of rows, texts and objects cost more than the work on them. PostgreSQL may use several processes.
 * @param client one that does not pipeline: the driver copies on no other
 * @param query without parameters; trusted
 * @param onRow gets the same object each time
 * @throws Error of the database, or the first of `onRow`, when the stream has ended
 */
export function copyRows(client: pg.ClientBase, query: string, onRow: (row: BinaryRow) => void): Promise<void> {
  const row = new BinaryRow()
  let isFirst = true
  let failed: Error | undefined

  /** A message holds whole rows; the first one the header too, the last one the end, -1 in place of the number of fields. */
  function readMessage(message: Buffer): void {
    const at = isFirst ? headerBytes + 4 + message.readInt32BE(headerBytes) : 0
    isFirst = false
    if (at >= message.length || message.readInt16BE(at) < 0) return
    row.begin(message, at + 2)
    onRow(row)
  }

  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: { query(text: string): void }) => connection.query(`copy (${query}) to stdout (format binary)`),
      handleCopyOutResponse() {},
      handleCopyData({ chunk }: { chunk: Buffer }) {
        if (failed) return
        try {
          readMessage(chunk)
        } catch (error) {
          failed = error as Error
        }
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => (failed ? reject(failed) : resolve()),
      handleError: reject,
    } as never)
  })
}
