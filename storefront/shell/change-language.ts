import type { Language } from '#contract/core/languages.ts'
import { storeLanguage } from '#storefront/accounts/session/account-language.ts'
import { savePageState } from './page-state.ts'
import { openOverlay } from './overlays.ts'

/** Stores the language, tells the server of a member's choice, and loads the page anew in it, where it was. */
export async function changeLanguage(lang: Language, isMember: boolean): Promise<void> {
  openOverlay(undefined)
  await storeLanguage(lang, isMember)
  savePageState()
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return location.reload()
  // An alternate address would go on speaking its own language.
  url.searchParams.delete('lang')
  location.replace(url)
}
