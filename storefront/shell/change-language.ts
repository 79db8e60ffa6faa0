import { toStored, type Language } from '#contract/languages.ts'
import { call } from '#storefront/api/browser.ts'
import { keepPage } from './keep-page.ts'
import { openPopup } from './popups.ts'
import { forget, remember } from '#storefront/api/remembered.ts'

/** A member's page waits this long, so that the server has heard of the choice (specification, section 4), ms. */
const memberDelay = 1000

/** Stores the language, tells the server of a member's choice, and loads the page anew in it, where it was. */
export function changeLanguage(lang: Language, isMember: boolean): void {
  const stored = toStored[lang]
  openPopup(undefined)
  forget('products')
  remember('lang', stored)
  document.cookie = `lang=${stored}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  if (!isMember) return reload()
  // The choice holds on this device even when the server cannot be told now.
  call('POST minimall/member/uniteMemberChangeLang', { body: { lang: stored } }).catch(() => undefined)
  setTimeout(reload, memberDelay)
}

function reload(): void {
  keepPage()
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return location.reload()
  // An alternate address would go on speaking its own language.
  url.searchParams.delete('lang')
  location.replace(url)
}
