import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#contract/core/languages.ts'
import { pageLang } from '#storefront/app/client/page-lang.ts'
import { MessagesProvider } from '#storefront/app/i18n/messages.tsx'
import { sendPageLanguage } from '#storefront/app/i18n/page-language.ts'
import { restoreLanguageCookie } from '#storefront/app/storage/stored-language.ts'
import { openPageMessages } from '#storefront/app/i18n/page-messages.ts'
import { watchFirstView } from '#storefront/app/navigation/first-view.ts'
import { keepClicks } from '#storefront/app/navigation/keep-clicks.ts'
import { keepInput } from '#storefront/app/navigation/keep-input.ts'
import { revealFocus } from '#storefront/app/navigation/reveal-focus.ts'
import { watchDialogHistory } from '#storefront/ui/dialog-history.ts'
import { requestIdOfPage, RequestIdProvider } from '#storefront/app/client/request-id.tsx'

async function start(lang: Language): Promise<void> {
  sendPageLanguage(lang)
  watchDialogHistory()
  watchFirstView()
  keepClicks()
  keepInput()
  revealFocus()
  const messages = await openPageMessages(lang)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider value={messages}>
          <RequestIdProvider value={requestIdOfPage()}>
            <HydratedRouter />
          </RequestIdProvider>
        </MessagesProvider>
      </StrictMode>,
    )
  })
}

const lang = pageLang()
if (!restoreLanguageCookie(lang)) void start(lang)
