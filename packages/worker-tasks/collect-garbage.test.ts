import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

it('frees what nothing refers to any more, and nothing else', async () => {
  const one = { size: 1 }
  const [unused, used] = [new WeakRef({ size: 2 }), new WeakRef(one)]
  // What a reference was made of stays until the turn ends.
  await setImmediate()
  collectGarbage()
  expect([unused.deref(), used.deref()]).toEqual([undefined, one])
})
