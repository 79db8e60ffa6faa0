import type { Language } from '#contract/core/languages.ts'
import { storeLanguage } from '#storefront/accounts/session/account-language.ts'
import { savePageState } from '../navigation/page-state.ts'
import { openOverlay } from '../overlays.ts'

/** Stores the language, for a member also on the server, and reloads the page with its scroll position and form input. */
export async function changeLanguage(lang: Language, isMember: boolean): Promise<void> {
  openOverlay(undefined)
  await storeLanguage(lang, isMember)
  savePageState()
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return location.reload()
  // An alternate address would stay in its own language.
  url.searchParams.delete('lang')
  location.replace(url)
}
