import { popupSize, thirdLoginChannel, type SignInProvider, type ThirdLoginDone } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { saveDrafts } from '#storefront/app/forms/save-drafts.ts'
import { removeSession, writeSession } from '#storefront/app/storage/safe-storage.ts'

/** `closed`: the popup was closed without a result. `redirected`: the whole page went to the provider. */
type ThirdPartyOutcome = ThirdLoginDone['done'] | 'closed' | 'redirected'

/** Session storage key that tells `/thirdlogin` whether it runs in a `popup` or in the `page` that was redirected. */
export const flowModeKey = 'thirdLoginWay'
const popupPollMs = 500
/** ms: a popup may look closed while it is open, as a provider's page can sever the opener; its result is awaited so long. */
const closedTimeoutMs = 1500

/**
 * Runs an authorization flow with a provider in a popup; where popups are blocked, in the whole page, which comes back to
 * `/thirdlogin`. Must be called in a click handler: only there browsers allow a popup.
 * @param redirect where the whole page goes afterwards, unchecked
 * @throws CallError when the flow cannot start; {@link ThirdPartyError} when it fails
 */
export async function signInWithProvider(provider: SignInProvider, redirect: string | undefined): Promise<ThirdPartyOutcome> {
  // A popup starts with a copy of this tab's session storage.
  removeSession(flowModeKey)
  const popup = openPopup()
  try {
    const query = { model: provider, client: popup ? 'popup' : 'page', ...(redirect ? { redirect } : {}) }
    const { redirectUrl } = await api.accounts.signInUrl(query)
    if (!popup) {
      writeSession(flowModeKey, 'page')
      saveDrafts()
      location.assign(redirectUrl)
      return 'redirected'
    }
    const outcome = awaitPopupResult(popup)
    popup.location.replace(redirectUrl)
    return await outcome
  } catch (error) {
    popup?.close()
    throw error
  }
}

/** A flow that failed; `key` is an error key, unchecked. */
export class ThirdPartyError extends Error {
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
    // The popup is still same-origin; a page it loads later may have lost its opener.
    popup.sessionStorage.setItem(flowModeKey, 'popup')
  } catch {
    // Without storage the opener alone tells.
  }
  return popup
}

/**
 * The result of a popup: a message from this origin and this window, or a broadcast where the opener was severed.
 * @throws ThirdPartyError when the flow failed
 */
export function awaitPopupResult(popup: Window): Promise<ThirdPartyOutcome> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(thirdLoginChannel)
    let closedFor = 0
    const timer = setInterval(() => {
      closedFor = popup.closed ? closedFor + popupPollMs : 0
      if (closedFor > closedTimeoutMs) end('closed')
    }, popupPollMs)

    function end(outcome: ThirdPartyOutcome | ThirdPartyError) {
      clearInterval(timer)
      channel.close()
      window.removeEventListener('message', onMessage)
      popup.close()
      if (outcome instanceof ThirdPartyError) reject(outcome)
      else resolve(outcome)
    }
    function receive(data: unknown) {
      const result = parseResult(data)
      if (result) end(result.error ? new ThirdPartyError(result.error) : result.done)
    }
    function onMessage({ origin, source, data }: MessageEvent) {
      if (origin === location.origin && source === popup) receive(data)
    }
    channel.addEventListener('message', ({ data }) => receive(data))
    window.addEventListener('message', onMessage)
  })
}

function parseResult(data: unknown): ThirdLoginDone | undefined {
  const { type, done, error } = (data ?? {}) as Partial<ThirdLoginDone>
  if (type !== 'thirdlogin:done') return undefined
  return {
    type,
    ...(done === 'login' || done === 'linked' ? { done } : { error: typeof error === 'string' ? error : 'thirdLogin.failed' }),
  }
}

/** Sends a popup's result to its opener, restricted to this origin. */
export function notifyOpener(result: ThirdLoginDone): void {
  const opener = window.opener as Window | null
  opener?.postMessage(result, location.origin)
  const channel = new BroadcastChannel(thirdLoginChannel)
  // A broadcast channel is same-origin by definition.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(result)
  channel.close()
}
