// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { ShareButton } from '#storefront/catalogue/product/share-button.tsx'
import { ShareFavourites } from '#storefront/favourites/share-favourites.tsx'
import { ShareGroup } from '#storefront/groups/sharing/share-group.tsx'
import { CopyOrderNo } from '#storefront/orders/copy-order-no.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
const notAllowed = () => Promise.reject(new DOMException('', 'NotAllowedError'))

/** A browser with a clipboard, and a share sheet where `share` is given. */
function openBrowser({ copy = () => Promise.resolve(), share }: { copy?: () => Promise<void>; share?: () => Promise<void> }) {
  writeText.mockReset().mockImplementation(copy)
  const given = { clipboard: { writeText }, ...(share ? { share } : {}) }
  for (const [name, value] of Object.entries(given)) Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => ['clipboard', 'share'].forEach((name) => Reflect.deleteProperty(navigator, name)))

const product = () => mount(<ShareButton name="Cup" />, { catalogues: ['catalogue'] })
const favourites = () => mount(<ShareFavourites productIds={[1, 2]} />, { catalogues: ['favourites'] })
const group = () =>
  mount(<ShareGroup share={{ url: 'https://kalata.test/g', qr: { size: 1, path: 'M0 0' } }} text="Join" />, { catalogues: ['groups'] })
const orderNo = () => mount(<CopyOrderNo orderNo="A1" />, { catalogues: ['orders'] })

describe.each([
  ['the link of a product', product, 'Share', 'Link copied'],
  ['a list of favourites', favourites, 'Share', 'Link copied. Anybody who has it'],
  ["a group's link", group, 'Copy the link', 'The link is copied'],
  ['the number of an order', orderNo, /^Copy number/, 'Number copied'],
] as const)('%s', (_, open, name, done) => {
  it('is copied, and that is said', async () => {
    openBrowser({})
    const page = await open()
    await page.click(page.get('button', name))
    await page.settle()
    expect(writeText).toHaveBeenCalledOnce()
    expect(document.body.textContent).toContain(done)
  })

  it('says where the browser does not allow it', async () => {
    openBrowser({ copy: notAllowed })
    const page = await open()
    await page.click(page.get('button', name))
    await page.settle()
    expect(document.body.textContent).toContain('Could not be copied')
  })
})

describe.each([
  ['product', product, 'Share'],
  ['favourites', favourites, 'Share'],
  ['group', group, 'Share'],
] as const)('the share sheet of a %s', (_, open, name) => {
  it('closes without a word', async () => {
    openBrowser({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
    const page = await open()
    await page.click(page.get('button', name))
    await page.settle()
    expect(writeText).not.toHaveBeenCalled()
    expect(document.body.textContent).not.toContain('copied')
  })

  it('gives way to a copy where the browser refuses it', async () => {
    openBrowser({ share: notAllowed })
    const page = await open()
    await page.click(page.get('button', name))
    await page.settle()
    expect(writeText).toHaveBeenCalledOnce()
  })
})
