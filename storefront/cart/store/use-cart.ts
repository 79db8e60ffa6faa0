import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { cartTotals } from '#contract/cart/rules.ts'
import type { CartLine } from '#contract/cart/calls.ts'
import { sessionNumber, subscribeMember } from '#storefront/accounts/session/member-store.ts'
import { asMember } from '#storefront/app/client/as-member.ts'
import { atMoment } from '#storefront/app/state/wall-clock.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { listen, onPageShown } from '#storefront/app/state/listen.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { cartRepository, type CartRepository } from './cart-repository.ts'
import { cartCount, subscribeCart } from './cart-store.ts'
import { isDuplicate, cartErrorText } from './cart-error-text.ts'
import { storedLines, storeLines } from './stored-lines.ts'
import { inOrder } from './guest-cart-changes.ts'
import { useTaskQueue, type TaskQueue } from './use-task-queue.ts'

type Change = { quantity?: number; selected?: boolean }
type Lines = CartLine[] | undefined
type Write = (key: string, task: () => Promise<void>, afterwards?: () => Promise<void>) => void

/** The state of the cart page. Changes are optimistic; when one fails the cart is reloaded and the reason shown. */
export function useCart() {
  const t = useT()
  const queue = useTaskQueue()
  const { lines, setLines, failed, storedAt, reload } = useLines(queue)
  const [removed, setRemoved] = useState<{ id: number; lines: CartLine[]; order: number[] }>()
  const write: Write = (key, task, afterwards) =>
    queue.enqueue(key, async () => {
      try {
        await asMember(task)
        await afterwards?.()
      } catch (error) {
        // The first of two equal calls answers for both.
        if (isDuplicate(error)) return
        toastFailure(error, cartErrorText(error, t))
        await reload()
      }
    })
  return {
    lines,
    failed,
    /** Set while `lines` are what was stored of the cart at this time: there is no connection, and nothing can be changed. */
    storedAt,
    reload,
    sums: cartTotals(lines ?? []),
    ...lineChanges(setLines, write, reload),
    removed,
    remove(removedLines: CartLine[]) {
      const ids = removedLines.map((line) => line.offerId)
      setLines((now) => now?.filter((line) => !ids.includes(line.offerId)))
      setRemoved({ id: Date.now(), lines: removedLines, order: (lines ?? []).map((line) => line.offerId) })
      write(`remove ${ids.join()}`, () => cartRepository().remove(ids))
    },
    undo() {
      const { lines: restored, order } = removed!
      setLines((now) => inOrder([...(now ?? []), ...restored], order))
      write('undo', () => cartRepository().restore(restored, order))
    },
    dismissRemoved: () => setRemoved(undefined),
  }
}

export type Cart = ReturnType<typeof useCart>

/** The lines, loaded after mount and again when the member or the cart changed elsewhere. */
function useLines(queue: TaskQueue) {
  const [lines, setLines] = useState<Lines>()
  const [failed, setFailed] = useState(false)
  const [storedAt, setStoredAt] = useState<string>()
  const source = useRef<CartRepository>(undefined)
  /** @param isCurrent whether what was loaded is still to be shown */
  const reload = useCallback(async (isCurrent = (): boolean => true) => {
    source.current = cartRepository()
    const session = sessionNumber()
    try {
      const loaded = await source.current.load()
      // Not of anyone who uses the page now.
      if (session !== sessionNumber() || !isCurrent()) return
      setLines(loaded)
      setFailed(false)
      setStoredAt(undefined)
      storeLines(loaded)
    } catch (error) {
      if (isDuplicate(error)) return
      setFailed(true)
      const stored = navigator.onLine ? undefined : storedLines()
      if (!stored) return
      setLines(stored.lines)
      setStoredAt(stored.storedAt)
    }
  }, [])
  useEffect(() => {
    const reloadIfSwitched = () => {
      if (source.current !== cartRepository()) void reload()
    }
    reloadIfSwitched()
    return subscribeMember(reloadIfSwitched)
  }, [reload])
  useReloads(lines, queue, reload)
  return { lines, setLines, failed, storedAt, reload }
}

/** Loads the lines again when the connection is back, a deal of theirs ends, the cart changed elsewhere, or the page is shown again. */
function useReloads(lines: Lines, queue: TaskQueue, reload: (isCurrent?: () => boolean) => Promise<void>): void {
  useEffect(() => listen(['online'], () => void reload()), [reload])

  const dealEnd = soonestEnd(lines)
  useEffect(() => {
    const end = dealEnd === undefined ? 0 : Date.parse(dealEnd)
    if (end <= Date.now()) return
    // A price that is over is not shown on; everybody's ends at one moment, so their carts are loaded spread over a second.
    return atMoment(end + 800 + Math.random() * 1200, () => void reload())
  }, [dealEnd, reload])

  const currentLines = useRef<Lines>(undefined)
  useEffect(() => {
    currentLines.current = lines
  }, [lines])
  useEffect(
    () =>
      subscribeCart(() => {
        // Another tab, or the strip of recently viewed products, added or removed lines.
        if (currentLines.current && currentLines.current.length !== cartCount() && !queue.busy()) void reload()
      }),
    [queue, reload],
  )
  useEffect(() => {
    // In another tab quantities and selection may have changed, and what the browser restores may have been bought since.
    return onPageShown(() => {
      const count = queue.count()
      // What is changed here meanwhile is newer.
      if (currentLines.current && !queue.busy()) void reload(() => queue.count() === count)
    })
  }, [queue, reload])
}

/** When the first of the lines' deals ends, ISO 8601. */
const soonestEnd = (lines: Lines): string | undefined => (lines ?? []).flatMap(({ deal }) => deal?.endsAt ?? []).toSorted()[0]

function lineChanges(setLines: Dispatch<SetStateAction<Lines>>, write: Write, reload: () => Promise<void>) {
  const updateLines = (change: (line: CartLine) => CartLine) => setLines((now) => now?.map(change))
  return {
    change(id: number, change: Change) {
      updateLines((line) => (line.offerId === id ? applyChange(line, change) : line))
      write(`${id} ${Object.keys(change).join()}`, () => cartRepository().change(id, change))
    },
    selectAll(selected: boolean) {
      updateLines((line) => ({ ...line, selected }))
      write('all', () => cartRepository().selectAll(selected))
    },
    switchTo(line: CartLine, to: { offerId: number; price: number; available: number }) {
      write(`switch ${line.offerId}`, () => cartRepository().switchTo(line, to), reload)
    },
  }
}

function applyChange(line: CartLine, change: Change): CartLine {
  const next = { ...line, ...change }
  if (change.quantity === undefined) return next
  return { ...next, state: 'ok', lineTotal: next.price * change.quantity }
}
