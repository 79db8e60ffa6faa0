/**
 * A place for React to write a page to that keeps the pieces and gives them back as one: a real stream would queue,
 * schedule and copy each of them. React neither waits on it nor reads from it.
 */
export function collect(done: (bytes: Buffer) => void, fail: (error: unknown) => void): NodeJS.WritableStream {
  const pieces: Uint8Array[] = []
  const sink = {
    write(piece: Uint8Array | string) {
      pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
      return true
    },
    end: () => done(Buffer.concat(pieces)),
    destroy: fail,
    on: () => sink,
    once: () => sink,
    emit: () => false,
    removeListener: () => sink,
  }
  return sink as unknown as NodeJS.WritableStream
}
