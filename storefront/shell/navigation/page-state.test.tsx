// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { DetailsPanel } from '#storefront/accounts/profile/details-panel.tsx'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { restorePageState, savePageState } from './page-state.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const member = {
  ...{ id: 'm1', memberType: 0, firstName: 'Nino', lastName: 'Beridze', name: 'Nino Beridze', accountNumber: 'n@example.ge', lang: 'ka' },
  ...{ hasPassword: true, mail: 'n@example.ge' },
} as never

it('a member’s account page that was reloaded in another language does not choose the old one again', async () => {
  const change = vi.spyOn(api.accounts, 'changeLanguage').mockResolvedValue({} as never)
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
  await mount(<DetailsPanel member={member} />, { catalogues: ['accounts'], lang: 'ka' })
  savePageState()
  const page = await mount(<DetailsPanel member={member} />, { catalogues: ['accounts'], lang: 'en' })
  restorePageState()
  await page.settle()
  expect((page.get('field', /^Language/) as HTMLSelectElement).value).toBe('en')
  expect(change).not.toHaveBeenCalled()
})

it('fields that act at once hear nothing of a restored page; what was typed into a search field is there', async () => {
  const acts = vi.fn<() => void>()
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
  const fields = (
    <form onChange={acts} onClick={acts}>
      <input type="search" name="keywords" aria-label="keywords" />
      <input type="checkbox" name="brandIds" aria-label="brand" />
      <input type="radio" name="method" value="cash" aria-label="cash" />
      <select name="sort" aria-label="sort">
        <option>price</option>
        <option>rating</option>
      </select>
    </form>
  )
  const before = await mount(fields, { catalogues: [] })
  const field = (page: typeof before, name: string) => page.get('field', name) as HTMLInputElement
  field(before, 'keywords').value = 'basket'
  for (const name of ['brand', 'cash']) field(before, name).checked = true
  field(before, 'sort').value = 'rating'
  savePageState()
  document.body.replaceChildren()
  const after = await mount(fields, { catalogues: [] })
  restorePageState()
  expect(acts).not.toHaveBeenCalled()
  expect([field(after, 'keywords').value, field(after, 'brand').checked, field(after, 'sort').value]).toEqual(['basket', false, 'price'])
})
