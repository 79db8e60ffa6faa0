import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageLang } from '#storefront/app/client/browser.ts'
import { MessagesProvider } from '#storefront/app/i18n/messages.tsx'
import { sendPageLanguage } from '#storefront/app/i18n/page-language.ts'
import { openPageMessages } from '#storefront/app/i18n/page-messages.ts'
import { requestIdOfPage, RequestIdProvider } from '#storefront/app/client/request-id.tsx'

const lang = pageLang()
const messages = openPageMessages(lang)
sendPageLanguage(lang)
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
