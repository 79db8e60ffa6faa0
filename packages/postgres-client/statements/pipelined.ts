/** SQLSTATE of a statement that came after the one that failed. */
const afterFailure = '25P02'

const sqlState = (error: unknown): string | undefined => (error as { cause?: { code?: string } } | undefined)?.cause?.code

/**
 * The results of statements of one transaction that were started together, and so cost one round trip where the driver pipelines them.
 * Waits for all of them even where one fails, so that none still runs when the transaction ends.
 * @throws what the first in the list threw, as if each had waited for the one before it
 */
export async function pipelined<T extends readonly unknown[]>(
  started: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(started)
  const errors = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (errors.length > 0) throw errors.find((error) => sqlState(error) !== afterFailure) ?? errors[0]
  return settled.map((each) => (each as PromiseFulfilledResult<unknown>).value) as never
}
