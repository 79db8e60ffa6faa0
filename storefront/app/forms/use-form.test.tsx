// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { CallError } from '../client/client.ts'
import { setPageSource } from '../router/page-source.ts'
import { mount } from '../testing/mount.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { useForm } from './use-form.ts'

const save = vi.fn<(values: Record<string, string>) => Promise<string>>()
const onSaved = vi.fn<(reply: string) => void>()
const onRejected = vi.fn<() => void>()

function Form() {
  const form = useForm({
    draft: 'person',
    initial: { name: '', mail: '', phone: '', city: '', note: '' },
    rules: ({ name }) => ({ name: name === '' ? ('account.firstNameRequired' as const) : undefined }),
    save,
    onSaved,
    onRejected,
  })
  return (
    <form {...form.formProps}>
      {form.formError && <p role="alert">{form.formError}</p>}
      {(['name', 'mail', 'phone', 'city', 'note'] as const).map((name) => (
        <Field key={name} label={name} {...form.field(name)} />
      ))}
      <Button type="submit" busy={form.busy}>
        Save
      </Button>
    </form>
  )
}

async function filled(lang: Language = 'en') {
  save.mockReset()
  onSaved.mockReset()
  onRejected.mockReset()
  const page = await mount(<Form />, { lang, catalogues: [] })
  await page.type(page.get('field', 'name'), 'Nino')
  await page.type(page.get('field', 'city'), 'Batumi')
  return page
}
const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value

it('drops the pages in memory once it has saved, for what it wrote may show there', async () => {
  const clear = vi.fn<() => void>()
  setPageSource({ fetched: () => undefined, load: (_, load) => load(), clear })
  const page = await filled()
  save.mockRejectedValueOnce(new CallError('server.unavailable', 'No', {}, 503)).mockResolvedValue('saved')
  await page.submit()
  expect(clear).not.toHaveBeenCalled()
  await page.submit()
  expect(clear).toHaveBeenCalledOnce()
})

it('saves what was typed, once however often it is sent', async () => {
  const page = await filled()
  const { promise, resolve } = Promise.withResolvers<string>()
  save.mockReturnValue(promise)
  await page.submit()
  await page.submit()
  resolve('saved')
  await page.settle()
  expect(save).toHaveBeenCalledOnce()
  expect(save).toHaveBeenCalledWith({ name: 'Nino', mail: '', phone: '', city: 'Batumi', note: '' })
  expect(onSaved).toHaveBeenCalledWith('saved')
})

it('never writes what was typed into the address, also before its scripts run', async () => {
  const page = await filled()
  expect((page.get('field', 'name') as HTMLInputElement).form!.method).toBe('post')
})

it('shows what its own rules find, sends nothing, and focuses the field', async () => {
  const page = await filled()
  await page.type(page.get('field', 'name'), '')
  await page.submit()
  expect(save).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(page.get('field', 'name'))
  expect(page.get('field', 'name').getAttribute('aria-invalid')).toBe('true')
  await page.type(page.get('field', 'name'), 'N')
  expect(page.get('field', 'name').getAttribute('aria-invalid')).toBe(null)
})

it.each(['mail', 'phone'])('shows a rejection of the server at the field it names: %s', async (field) => {
  const page = await filled()
  save.mockRejectedValue(new CallError('account.exists', 'Somebody has it', { field }, 200))
  await page.submit()
  await page.settle()
  expect(page.get('field', field).getAttribute('aria-invalid')).toBe('true')
  expect(page.text()).toContain('Somebody has it')
  expect(document.activeElement).toBe(page.get('field', field))
  expect(valueOf(page.get('field', 'city'))).toBe('Batumi')
})

it.each([
  ['en', 'No connection. Check your internet and try again'],
  ['ka', 'კავშირი ვერ დამყარდა. შეამოწმე ინტერნეტი და სცადე თავიდან'],
  ['ru', 'Нет соединения. Проверьте интернет и попробуйте снова'],
  ['zh', '网络连接失败，请检查网络后重试'],
] as const)('says above the form that there is no connection, and keeps what was typed: %s', async (lang, text) => {
  const page = await filled(lang)
  save.mockRejectedValue(new TypeError('Failed to fetch'))
  await page.submit()
  await page.settle()
  expect(page.text()).toContain(text)
  expect(valueOf(page.get('field', 'name'))).toBe('Nino')
  save.mockResolvedValue('saved')
  await page.submit()
  await page.settle()
  expect(page.text()).not.toContain(text)
  expect(onSaved).toHaveBeenCalledOnce()
})

it('says that the server rejected it, whose reason may be a page that is old, not that it was not reached', async () => {
  const page = await filled()
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await page.submit()
  expect(onRejected).not.toHaveBeenCalled()
  save.mockRejectedValueOnce(new CallError('notFound', 'Not found', {}, 404))
  await page.submit()
  expect(onRejected).toHaveBeenCalledOnce()
})

it('shows a rejection that names a field of no form above it', async () => {
  const page = await filled()
  save.mockRejectedValue(new CallError('request.invalid', 'Something is wrong', { field: 'body/x' }, 400))
  await page.submit()
  await page.settle()
  expect(page.text()).toContain('Something is wrong')
})
