// @vitest-environment happy-dom
import { useLayoutEffect, type MouseEvent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { signBrowserIn, signBrowserOut } from './browser-member.ts'
import { closeDialog, useMember, useOpenDialog } from './member-store.ts'
import { membersOnly, requireMember } from './require-member.ts'

const onDone = vi.fn<() => void>()
let followed: boolean | undefined

/** Pressed as soon as it is hydrated, before it is rendered again for the member. */
function Page() {
  const dialog = useOpenDialog()
  useLayoutEffect(() => document.querySelectorAll<HTMLElement>('button, a').forEach((element) => element.click()), [])
  const onFollow = (event: MouseEvent) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  return (
    <main onClick={(event) => event.target instanceof HTMLAnchorElement && onFollow(event)}>
      <p>{useMember()?.name ?? 'visitor'}</p>
      <p>{dialog ? `${dialog.name} ${dialog.redirect}` : 'no dialog'}</p>
      <button onClick={() => requireMember('login', '/details?id=5') && onDone()}>Notify me</button>
      <a href="/submit" onClick={membersOnly('/submit')}>
        Buy now
      </a>
    </main>
  )
}

function openPage(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(<Page />)
  const root = hydrateRoot(host, <Page />)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  return host
}

beforeEach(() => {
  // Nothing may be rendered at once, as `act` does.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onDone.mockReset()
  followed = undefined
  signBrowserOut()
})
afterEach(closeDialog)

describe('what only members do', () => {
  it('is done for a member who presses before the page shows a member', async () => {
    signBrowserIn()
    const page = openPage()
    await expect.poll(() => page.textContent).toContain('Nino')
    expect(page.textContent).toContain('no dialog')
    expect(onDone).toHaveBeenCalledOnce()
    expect(followed).toBe(true)
  })

  it('waits for a login that leads a visitor back', async () => {
    const page = openPage()
    await expect.poll(() => page.textContent).toContain('register /submit')
    expect(onDone).not.toHaveBeenCalled()
    expect(followed).toBe(false)
  })
})
