import { useRef, useState } from 'react'
import type { CartItem } from '#contract/cart/calls.ts'
import { failureText, toastFailure } from '#storefront/app/client/error-toast.ts'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

const load = lazyChunk(() => import('./add-with-notice.ts'))

/** How long a button shows "added", ms. */
const addedDuration = 2000

/** Adds to the cart and shows the outcome in a toast. `state` is `busy` until the answer and `added` for two seconds after it. */
export function useAddToCart(name: string) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'busy' | 'added'>('idle')
  // Of a button that is gone React ignores it: each of two hundred cards would clear one otherwise when a page is left.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function add(item: CartItem) {
    if (state === 'busy') return
    clearTimeout(timer.current)
    setState('busy')
    try {
      const { addWithNotice } = await load()
      const added = await addWithNotice(item, name, t)
      setState(added ? 'added' : 'idle')
      if (added) timer.current = setTimeout(() => setState('idle'), addedDuration)
    } catch (error) {
      setState('idle')
      toastFailure(error, failureText(error, t))
    }
  }
  return { state, add }
}
