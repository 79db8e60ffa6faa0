import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contract/cart/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import { toast } from '#storefront/ui/toast-store.ts'
import { addToCart } from './cart-store.ts'
import { cartErrorText } from './cart-error-text.ts'

/** How long a button shows "added", ms. */
const addedDuration = 2000

/** Adds to the cart and shows the outcome in a toast. `state` is `busy` until the answer and `added` for two seconds after it. */
export function useAddToCart(name: string) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'busy' | 'added'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function add(item: CartItem) {
    if (state === 'busy') return
    clearTimeout(timer.current)
    setState('busy')
    try {
      const { quantity, clamped } = await addToCart(item)
      const text = clamped ? t('cart.add.clamped', { name, quantity }) : t('cart.add.done', { name })
      toast({ text, kind: clamped ? 'info' : 'ok', link: { to: '/cart', text: t('cart.add.open') } })
      setState('added')
      timer.current = setTimeout(() => setState('idle'), addedDuration)
    } catch (error) {
      setState('idle')
      toastFailure(error, cartErrorText(error, t))
    }
  }
  return { state, add }
}
