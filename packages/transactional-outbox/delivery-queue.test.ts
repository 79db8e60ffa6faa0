import { expect, test } from 'vitest'
import { openDeliveryQueue } from './delivery-queue.ts'

test('a row that comes during a claim and finds no place is claimed when a delivery ends', async () => {
  let busy = false
  const due = ['first']
  const delivered: string[] = []
  const afterClaim = Promise.withResolvers<void>()
  const endOfFirst = Promise.withResolvers<void>()
  const queue = openDeliveryQueue<string>({
    concurrency: 10,
    isBusy: () => busy,
    claim: async (free) => {
      const rows = due.splice(0, free)
      if (rows.length > 0) await afterClaim.promise
      return rows
    },
    deliver: async (row) => {
      if (row === 'first') await endOfFirst.promise
      delivered.push(row)
    },
    onError: (error) => {
      throw error
    },
    isClosing: () => false,
  })
  queue.fill()
  due.push('second')
  queue.fill()
  // Requests leave one place, which the first row takes.
  busy = true
  afterClaim.resolve()
  await Promise.all(queue.running().slice(-1))
  endOfFirst.resolve()
  await expect.poll(() => delivered).toEqual(['first', 'second'])
})
