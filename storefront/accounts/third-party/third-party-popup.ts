import { popupSize, thirdLoginChannel, type SignInProvider, type ThirdLoginDone } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { removeSession, writeSession } from '#storefront/app/storage/safe-storage.ts'

/** What came of it; `left` when the popup was closed without a word, `away` when the whole page went to the provider. */
export type ThirdOutcome = ThirdLoginDone['done'] | 'left' | 'away'

/** Tells `/thirdlogin`, in its own tab's storage, whether it is a popup or the page that was left. */
export const wayKey = 'thirdLoginWay'
const popupPoll = 500
/** A provider's page may cut the tie, and the popup looks closed while it is not: its word is still waited for, ms. */
const lastWord = 1500

/**
 * Signs in with a provider in a popup of its own; where popups are blocked the whole page goes there instead and comes
 * back to `/thirdlogin`. Call it straight from a click: only then may a page open a popup.
 * @throws CallError when the provider is off; an {@link ThirdLoginError} with the key of what went wrong there
 */
export async function thirdLogin(provider: SignInProvider, redirect: string | undefined): Promise<ThirdOutcome> {
  // A popup takes this tab's storage along.
  removeSession(wayKey)
  const popup = openPopup()
  try {
    const query = { model: provider, client: popup ? 'popup' : 'page', ...(redirect ? { redirect } : {}) }
    const { redirectUrl } = await api.accounts.signInUrl(query)
    if (!popup) {
      writeSession(wayKey, 'page')
      location.assign(redirectUrl)
      return 'away'
    }
    const word = hear(popup)
    popup.location.replace(redirectUrl)
    return await word
  } catch (error) {
    popup?.close()
    throw error
  }
}

/** What the provider, or the way back from it, said no to. */
export class ThirdLoginError extends Error {
  readonly key: string
  constructor(key: string) {
    super(key)
    this.key = key
  }
}

function openPopup(): Window | null {
  const { width, height } = popupSize
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const popup = window.open('about:blank', 'thirdlogin', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (!popup || popup.closed) return null
  try {
    // Still an empty page of our own origin. What opens there later may have lost its opener.
    popup.sessionStorage.setItem(wayKey, 'popup')
  } catch {
    // Without a storage the opener alone tells.
  }
  return popup
}

/** Waits for the popup's word: from its own origin alone, by message or, where the tie was cut, by the channel. */
export function hear(popup: Window): Promise<ThirdOutcome> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(thirdLoginChannel)
    let closedFor = 0
    const timer = setInterval(() => {
      closedFor = popup.closed ? closedFor + popupPoll : 0
      if (closedFor > lastWord) end('left')
    }, popupPoll)

    function end(outcome: ThirdOutcome | ThirdLoginError) {
      clearInterval(timer)
      channel.close()
      window.removeEventListener('message', onMessage)
      popup.close()
      if (outcome instanceof ThirdLoginError) reject(outcome)
      else resolve(outcome)
    }
    function take(data: unknown) {
      const word = wordOf(data)
      if (word) end(word.error ? new ThirdLoginError(word.error) : word.done)
    }
    function onMessage({ origin, source, data }: MessageEvent) {
      if (origin === location.origin && source === popup) take(data)
    }
    channel.addEventListener('message', ({ data }) => take(data))
    window.addEventListener('message', onMessage)
  })
}

function wordOf(data: unknown): ThirdLoginDone | undefined {
  const { type, done, error } = (data ?? {}) as Partial<ThirdLoginDone>
  if (type !== 'thirdlogin:done') return undefined
  return {
    type,
    ...(done === 'login' || done === 'linked' ? { done } : { error: typeof error === 'string' ? error : 'thirdLogin.failed' }),
  }
}

/** The popup's side: tells whoever opened it, and its exact own origin alone. */
export function tellOpener(word: ThirdLoginDone): void {
  const opener = window.opener as Window | null
  opener?.postMessage(word, location.origin)
  const channel = new BroadcastChannel(thirdLoginChannel)
  // A channel knows no origin but its own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(word)
  channel.close()
}
