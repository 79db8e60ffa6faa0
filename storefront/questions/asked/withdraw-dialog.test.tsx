// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { OwnQuestion } from '#contract/questions/calls.ts'
import { signBrowserIn } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const withdraw = vi.spyOn(api.questions, 'withdraw')

async function withdrawn(error: CallError) {
  signBrowserIn()
  withdraw.mockRejectedValueOnce(error)
  const onClose = vi.fn<() => void>()
  const question = { id: 'q', text: 'Does it fit?' } as unknown as OwnQuestion
  const page = await mount(<WithdrawDialog question={question} onClose={onClose} />, { catalogues: ['questions', 'errors'] })
  await page.click(page.get('button', 'Delete'))
  await page.settle()
  return onClose
}

it('closes where the question was withdrawn on another page', async () => {
  expect(await withdrawn(new CallError('notFound', 'Not found', {}, 404))).toHaveBeenCalled()
})

it('stays open where withdrawing fails', async () => {
  expect(await withdrawn(new CallError('server.fault', 'Error', {}, 500))).not.toHaveBeenCalled()
})
