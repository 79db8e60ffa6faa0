// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { retryButtonDelay } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { sampleMember } from '#storefront/app/testing/sample-order.ts'
import { DeleteDialog } from './delete-dialog.tsx'

it('the button that deletes an account stays off for a second after a wrong password', async () => {
  vi.spyOn(api.personalData, 'deleteAccount').mockRejectedValue(new CallError('password.wrong', 'Wrong', { field: 'password' }, 200))
  const page = await mount(<DeleteDialog member={{ ...sampleMember, hasPassword: true }} onClose={() => undefined} />, {
    catalogues: ['accounts'],
  })
  await page.type(page.get('field', /password/i), 'Kerami4ka')
  await page.click(page.get('field', /understand|sure/i))
  const button = page.get('button', /for good/i) as HTMLButtonElement
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await page.submit()
  await pass(retryButtonDelay - 10)
  expect(button.ariaBusy ?? button.getAttribute('aria-busy')).toBe('true')
  await pass(10)
  expect(button.ariaBusy ?? button.getAttribute('aria-busy')).not.toBe('true')
})
