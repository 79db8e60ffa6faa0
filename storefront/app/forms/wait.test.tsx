// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { CallError } from '../client/client.ts'
import { mount } from '../testing/mount.tsx'
import { useForm } from './use-form.ts'

const save = vi.fn<() => Promise<void>>()
afterEach(() => void vi.useRealTimers())

function Form() {
  const form = useForm({ draft: null, initial: { name: 'Nino' }, save })
  return (
    <form {...form.formProps}>
      {form.formError && <p role="alert">{form.formError}</p>}
      <Field label="name" {...form.field('name')} />
      <Button type="submit" busy={form.busy} disabled={form.resting}>
        Save
      </Button>
    </form>
  )
}

/** The form after a limit's rejection: what it shows, and what it reads out. */
async function limited(seconds: number, lang: Language = 'en', key = 'request.tooMany') {
  save.mockReset()
  save.mockRejectedValue(new CallError(key, 'the server’s text', { seconds }, 429))
  const page = await mount(<Form />, { lang, catalogues: [] })
  vi.useFakeTimers()
  await page.submit()
  await act(() => vi.advanceTimersByTimeAsync(0))
  const button = page.get('button', 'Save') as HTMLButtonElement
  return {
    page,
    button,
    seen: () => document.querySelector('[role=alert] [aria-hidden]')?.textContent.replaceAll('\u00a0', ' '),
    read: () => document.querySelector('[role=alert] .vh')?.textContent.replaceAll('\u00a0', ' '),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

it('a form whose limit is reached says the wait, counts it down, and its button rests until the end', async () => {
  const { page, button, seen, read, pass } = await limited(184)
  expect([seen(), button.disabled]).toEqual(['Too many operations, please retry after 4 minutes', true])
  await pass(5_000)
  expect(seen()).toBe('Too many operations, please retry after 3 minutes')
  await pass(60_000)
  expect(seen()).toBe('Too many operations, please retry after 119 seconds')
  await page.submit()
  expect(save).toHaveBeenCalledOnce()
  await pass(118_000)
  expect([seen(), button.disabled]).toEqual(['Too many operations, please retry after 1 second', true])
  expect(read(), 'read out once, not each second').toBe('Too many operations, please retry after 4 minutes')
  await pass(1_000)
  expect([seen(), button.disabled]).toEqual([undefined, false])
  save.mockResolvedValue()
  await page.submit()
  expect(save).toHaveBeenCalledTimes(2)
})

it.each([
  ['ka', 'request.tooMany', 'ძალიან ბევრი მცდელობა იყო. სცადე 3 წუთში'],
  ['ru', 'request.tooMany', 'Слишком много действий. Повторите через 3 минуты'],
  ['zh', 'request.tooMany', '操作过于频繁，请在3分钟后重试'],
  ['en', 'account.wait', 'operation too frequent, please retry after 3 minutes'],
  ['ru', 'account.wait', 'Слишком частые попытки. Повторите через 3 минуты'],
  ['en', 'code.tooMany', 'No more codes can be sent there for now. Try again in 3 minutes'],
  ['ka', 'code.tooSoon', 'ახალ კოდს 3 წუთში მიიღებ'],
] as const)('in %s the wait of %s is rounded', async (lang, key, text) => {
  const { seen } = await limited(170, lang, key)
  expect(seen()).toBe(text)
})

it.each([
  ['en', 'Too many operations, please retry after 24 hours'],
  ['ka', 'ძალიან ბევრი მცდელობა იყო. სცადე 24 საათში'],
  ['ru', 'Слишком много действий. Повторите через 24 часа'],
  ['zh', '操作过于频繁，请在24小时后重试'],
] as const)('in %s a day is read in hours', async (lang, text) => {
  const { seen } = await limited(86_400, lang)
  expect(seen()).toBe(text)
})

it('a rejection without a wait leaves the button on', async () => {
  const { button, page } = await limited(0)
  expect([button.disabled, page.text().includes('the server’s text')]).toEqual([false, true])
})
