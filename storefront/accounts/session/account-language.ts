import { toStored, type Language } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { writeLanguageCookie } from '#storefront/app/storage/stored-language.ts'
import { removeLocal, writeLocal } from '#storefront/app/storage/safe-storage.ts'
import { storeMemberId } from './member-store.ts'

/** ms a member's page waits, so that the server has stored the choice (specification, section 4). */
const memberDelay = 1000

/** Stores the language on the device and, for a member, on the server. The caller reloads the page afterwards. */
export async function storeLanguage(lang: Language, isMember: boolean): Promise<void> {
  const stored = toStored[lang]
  removeLocal('products')
  writeLocal('lang', stored)
  writeLanguageCookie(lang)
  if (!isMember) return
  // The device's choice holds even where the server cannot be reached.
  api.accounts.changeLanguage({ ...storeMemberId(), lang: stored }).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, memberDelay))
}
