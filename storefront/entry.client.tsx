import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import type { Language } from '#contract/core/languages.ts'
import { pageLang } from '#storefront/app/client/page-lang.ts'
import { requestIdOfPage, RequestIdProvider } from '#storefront/app/client/request-id.tsx'
import { watchFirstView } from '#storefront/app/hydration/first-view.ts'
import { replayClicks } from '#storefront/app/hydration/replay-clicks.ts'
import { replayInput } from '#storefront/app/hydration/replay-input.ts'
import { MessagesProvider } from '#storefront/app/i18n/messages.tsx'
import { openPageMessages } from '#storefront/app/i18n/page-messages.ts'
import { openRouter } from '#storefront/app/router/browser.ts'
import { readPageElement } from '#storefront/app/router/page-element.ts'
import { restoreLanguageCookie } from '#storefront/app/storage/stored-language.ts'
import routes from './routes.ts'

async function start(lang: Language): Promise<void> {
  watchFirstView()
  const [messages, router] = await Promise.all([openPageMessages(lang, readPageElement().catalogues), openRouter(routes)])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider value={messages}>
          <RequestIdProvider value={requestIdOfPage()}>
            <RouterProvider router={router} />
          </RequestIdProvider>
        </MessagesProvider>
      </StrictMode>,
    )
    replayClicks()
    replayInput()
  })
}

const lang = pageLang()
if (!restoreLanguageCookie(lang)) void start(lang)
