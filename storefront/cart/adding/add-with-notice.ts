import type { CartItem } from '#contract/cart/calls.ts'
import { toastFailure } from '#storefront/app/client/error-toast.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { addToCart } from '../store/cart-actions.ts'
import { cartErrorText } from '../store/cart-error-text.ts'

/** Adds an offer to the cart and shows the outcome in a toast. Never throws. @returns whether it was added */
export async function addWithNotice(item: CartItem, name: string, t: Translate): Promise<boolean> {
  try {
    const { quantity, clamped } = await addToCart(item)
    const text = clamped ? t('cart.add.clamped', { name, quantity }) : t('cart.add.done', { name })
    toast({ text, kind: clamped ? 'info' : 'ok', link: { to: '/cart', text: t('cart.add.open') } })
    return true
  } catch (error) {
    toastFailure(error, cartErrorText(error, t))
    return false
  }
}
