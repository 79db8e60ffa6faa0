// @vitest-environment happy-dom
import { userIdCookie } from '#contract/accounts/constants.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../testing/mount.tsx'
import { Field } from '#storefront/ui/forms/field.tsx'
import { deleteDrafts, endDrafts, saveDrafts } from './save-drafts.ts'
import { useForm } from './use-form.ts'

const onInput = vi.fn<(event: Event) => void>()

function Form({ draft }: { draft: string | null }) {
  const form = useForm({ draft, initial: { text: '', score: '' }, save: () => Promise.resolve() })
  return (
    <form {...form.formProps}>
      <Field label="text" {...form.field('text')} />
    </form>
  )
}
const open = (draft: string | null = 'review 5') => mount(<Form draft={draft} />, { catalogues: [] })
const valueIn = (page: Awaited<ReturnType<typeof open>>) => (page.get('field', 'text') as HTMLInputElement).value
const signIn = (id: string) => (document.cookie = `${userIdCookie}=${id}; path=/; max-age=${id ? 60 : 0}`)

async function typed(draft: string | null = 'review 5'): Promise<void> {
  const page = await open(draft)
  await page.type(page.get('field', 'text'), 'Fine')
}

beforeEach(() => {
  deleteDrafts()
  signIn('')
  onInput.mockReset()
})

it('what was typed is in the form again after a reload, once, without an event that looks like input', async () => {
  await typed()
  saveDrafts()
  for (const type of ['input', 'change', 'click']) document.addEventListener(type, onInput)
  expect(valueIn(await open())).toBe('Fine')
  for (const type of ['input', 'change', 'click']) document.removeEventListener(type, onInput)
  expect(onInput).not.toHaveBeenCalled()
  expect(valueIn(await open())).toBe('')
})

it('a form whose draft waits gets its own only, and nothing typed leaves nothing', async () => {
  await typed()
  saveDrafts()
  expect(valueIn(await open('review 6'))).toBe('')
  saveDrafts()
  expect(valueIn(await open('review 5'))).toBe('Fine')
})

it('a visitor who signs in meanwhile finds it, another member does not', async () => {
  await typed()
  saveDrafts()
  signIn('m1')
  const page = await open()
  expect(valueIn(page)).toBe('Fine')
  saveDrafts('m1')
  signIn('m2')
  expect(valueIn(await open())).toBe('')
  signIn('m1')
  expect(valueIn(await open())).toBe('')
})

it('a member’s waits while the page is a visitor’s, who sees nothing of it', async () => {
  signIn('m1')
  await typed()
  saveDrafts()
  signIn('')
  expect(valueIn(await open())).toBe('')
  saveDrafts()
  signIn('m1')
  expect(valueIn(await open())).toBe('Fine')
})

it('secrets are not stored', async () => {
  await typed(null)
  saveDrafts()
  expect(sessionStorage.getItem('drafts')).toBeNull()
})

describe('a document that the browser leaves', () => {
  const leave = () => dispatchEvent(new Event('pagehide'))
  /** How the document that follows was opened. */
  const openedBy = (type: NavigationTimingType, name = location.href) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type, name } as PerformanceNavigationTiming])

  it.for(['reload', 'back_forward'] as const)('has what was typed again by %s, once', async (type) => {
    await typed()
    leave()
    openedBy(type, `${location.href}#delivery`)
    expect(valueIn(await open())).toBe('Fine')
    expect(valueIn(await open())).toBe('')
  })

  it('leaves nothing to other documents, nor to its own when it is opened as a new one', async () => {
    await typed()
    leave()
    openedBy('reload', `${location.origin}/other`)
    expect(valueIn(await open())).toBe('')
    openedBy('navigate')
    expect(valueIn(await open())).toBe('')
  })

  it.for([false, true])('lets wait what the page has stored itself, left after it: %j', async (isLeft) => {
    await typed()
    saveDrafts()
    if (isLeft) leave()
    openedBy('navigate')
    expect(valueIn(await open())).toBe('Fine')
  })

  it('stores nothing that was typed before a sign-out, and what is typed later', async () => {
    await typed()
    endDrafts()
    leave()
    expect(sessionStorage.getItem('drafts')).toBeNull()
    await typed('review 6')
    leave()
    expect(sessionStorage.getItem('drafts')).toContain('review 6')
  })

  it('stores nothing that the browser has kept', async () => {
    await typed()
    leave()
    openedBy('reload')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(sessionStorage.getItem('drafts')).toBeNull()
  })
})
