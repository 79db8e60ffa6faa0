import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageLang } from './api/browser.ts'
import { MessagesProvider } from './api/messages.tsx'
import { askInPageLanguage } from './api/page-language.ts'
import { openPageMessages } from './api/page-messages.ts'
import { requestIdOfPage, RequestIdProvider } from './api/request-id.tsx'

const lang = pageLang()
const messages = openPageMessages(lang)
askInPageLanguage(lang)
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
