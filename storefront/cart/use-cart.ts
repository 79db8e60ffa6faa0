import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { cartTotals } from '#contract/cart/rules.ts'
import type { CartLine } from '#contract/cart/calls.ts'
import { subscribeMember } from '#storefront/accounts/session/member-store.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { cartSource, type CartSource } from './cart-source.ts'
import { cartCount, subscribeCart } from './cart-store.ts'
import { isDuplicate, refusalText } from './refusal-text.ts'
import { useQueue, type Queue } from './use-queue.ts'

type Change = { quantity?: number; selected?: boolean }
type Lines = CartLine[] | undefined
type Write = (key: string, work: () => Promise<void>, after?: () => Promise<void>) => void

/**
 * The cart page's lines. Every change is drawn at once and sent after; one that is refused is taken back by reading the
 * cart anew, and the reason is said.
 */
export function useCart() {
  const t = useT()
  const queue = useQueue()
  const { lines, setLines, failed, reload } = useLines(queue)
  const [removed, setRemoved] = useState<{ id: number; lines: CartLine[]; order: CartLine[] }>()
  const write: Write = (key, work, after) =>
    queue.send(key, async () => {
      try {
        await work()
        await after?.()
      } catch (error) {
        if (isDuplicate(error)) return
        toast({ text: refusalText(error, t), kind: 'error' })
        await reload()
      }
    })
  return {
    lines,
    failed,
    reload,
    sums: cartTotals(lines ?? []),
    ...changesOf(setLines, write, reload),
    removed,
    remove(gone: CartLine[]) {
      const ids = gone.map((line) => line.itemStorePriceId)
      setLines((now) => now?.filter((line) => !ids.includes(line.itemStorePriceId)))
      setRemoved({ id: Date.now(), lines: gone, order: lines ?? [] })
      write(`remove ${ids.join()}`, () => cartSource().remove(ids))
    },
    undo() {
      const { lines: back, order } = removed!
      setLines((now) => inOrder([...(now ?? []), ...back], order))
      write('undo', () => cartSource().restore(back))
    },
    forgetRemoved: () => setRemoved(undefined),
  }
}

export type Cart = ReturnType<typeof useCart>

/** The lines, read once after the page is there and again when somebody else changed the cart. */
function useLines(queue: Queue) {
  const [lines, setLines] = useState<Lines>()
  const [failed, setFailed] = useState(false)
  const source = useRef<CartSource>(undefined)
  const reload = useCallback(async () => {
    source.current = cartSource()
    try {
      setLines(await source.current.load())
      setFailed(false)
    } catch (error) {
      if (!isDuplicate(error)) setFailed(true)
    }
  }, [])
  useEffect(() => {
    const look = () => {
      if (source.current !== cartSource()) void reload()
    }
    look()
    return subscribeMember(look)
  }, [reload])

  const shown = useRef<Lines>(undefined)
  useEffect(() => {
    shown.current = lines
  }, [lines])
  useEffect(
    () =>
      subscribeCart(() => {
        // Another tab, or the strip below, added or removed lines.
        if (shown.current && shown.current.length !== cartCount() && !queue.busy()) void reload()
      }),
    [queue, reload],
  )
  return { lines, setLines, failed, reload }
}

function changesOf(setLines: Dispatch<SetStateAction<Lines>>, write: Write, reload: () => Promise<void>) {
  const draw = (change: (line: CartLine) => CartLine) => setLines((now) => now?.map(change))
  return {
    change(id: number, change: Change) {
      draw((line) => (line.itemStorePriceId === id ? changed(line, change) : line))
      write(`${id} ${Object.keys(change).join()}`, () => cartSource().change(id, change))
    },
    selectAll(selected: boolean) {
      draw((line) => ({ ...line, selected }))
      write('all', () => cartSource().selectAll(selected))
    },
    switchTo(line: CartLine, to: { itemStorePriceId: number; price: number; available: number }) {
      write(`switch ${line.itemStorePriceId}`, () => cartSource().switchTo(line, to), reload)
    },
  }
}

/** Lines where they stood before; what came since is on top. */
function inOrder(lines: CartLine[], order: CartLine[]): CartLine[] {
  const place = (line: CartLine) => order.findIndex((other) => other.itemStorePriceId === line.itemStorePriceId)
  return lines.toSorted((a, b) => place(a) - place(b))
}

function changed(line: CartLine, change: Change): CartLine {
  const next = { ...line, ...change }
  if (change.quantity === undefined) return next
  return { ...next, state: 'ok', lineTotal: next.price * change.quantity }
}
