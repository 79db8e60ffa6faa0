import { toStored, type Language } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { removeLocal, writeLocal } from '#storefront/app/storage/safe-storage.ts'

/** A member's page waits this long, so that the server has heard of the choice (specification, section 4), ms. */
const memberDelay = 1000

/** Stores the language and tells the server of a member's choice; the page is to be loaded anew when this is done. */
export async function storeLanguage(lang: Language, isMember: boolean): Promise<void> {
  const stored = toStored[lang]
  removeLocal('products')
  writeLocal('lang', stored)
  document.cookie = `lang=${stored}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  if (!isMember) return
  // The choice holds on this device even when the server cannot be told now.
  api.accounts.changeLanguage({ lang: stored }).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, memberDelay))
}
