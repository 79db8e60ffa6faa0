import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { uploadBytes } from '#contract/uploads/constants.ts'
import { expect, test, type Mall } from './mall/mall.ts'
import { settle, settleParts } from './mall/settle.ts'
import { variants } from './mall/variants.ts'
import { rotated } from '../tools/test/tier.ts'

const photo = readFileSync(new URL('../bench/photo-search/shoppers/brass-indoor-can.jpg', import.meta.url))
const jpeg = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })

async function openDialog({ page, t }: Mall): Promise<Locator> {
  await page.goto('/home')
  await settle(page)
  await page.getByRole('button', { name: t('search.box.photo') }).click()
  const dialog = page.getByRole('dialog', { name: t('photo-search.title') })
  await expect(dialog.getByRole('button', { name: t('photo-search.pick.choose') })).toBeFocused()
  return dialog
}

async function choose({ page, t }: Mall, dialog: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: t('photo-search.pick.choose') }).click()
  await (await chooser).setFiles(file)
}

/** A photo in the clipboard or in a drag, as the browser hands it over. */
function sendFile(target: Locator, type: 'paste' | 'drop'): Promise<void> {
  return target.evaluate(
    (element, { type, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], 'photo.jpg', { type: 'image/jpeg' }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    { type, bytes: photo.toString('base64') },
  )
}

for (const { lang, width } of rotated(variants)) {
  test.describe(`search by photo in ${lang} at ${width}`, () => {
    test.use({ lang, width })

    test('rejects a wrong file, makes a large one smaller, marks a part by keyboard and finds', async ({ mall }) => {
      const { page, t } = mall
      const dialog = await openDialog(mall)
      await choose(mall, dialog, { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
      await expect(dialog.getByRole('alert')).toContainText(t('upload.format'))
      await choose(mall, dialog, jpeg(Buffer.concat([photo, Buffer.alloc(uploadBytes)])))
      await expect(dialog.getByRole('alert')).toContainText(t('upload.tooLarge'))
      await dialog.getByRole('button', { name: t('photo-search.pick.shrink') }).click()
      await expect(dialog.getByRole('img', { name: t('photo-search.photo') })).toBeVisible()
      const resize = dialog.getByRole('button', { name: t('photo-search.crop.resize') })
      await resize.press('ArrowLeft')
      await resize.press('ArrowUp')
      await expect(dialog.getByText(t('photo-search.crop.state', { width: 98, height: 98 }))).toBeAttached()
      await dialog.getByRole('button', { name: t('photo-search.find'), exact: true }).press('Enter')
      await expect(page).toHaveURL(/\/search_image\?image=\/media\/.+&crop=0,0,980,980$/)
      await expect(page.getByRole('heading', { level: 1, name: t('photo-search.results.title') })).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('img', { name: t('photo-search.photo') })).toBeVisible()
    })

    test('keeps the photo while the connection is cut, and tries again', async ({ mall }) => {
      const { page, t } = mall
      mall.expectPageError(/file\/upload\/img|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
      const dialog = await openDialog(mall)
      await page.route('**/api/file/upload/img', (route) => route.abort('internetdisconnected'))
      await choose(mall, dialog, jpeg(photo))
      await expect(dialog.getByRole('heading', { name: t('photo-search.failed.title') })).toBeVisible()
      await page.unroute('**/api/file/upload/img')
      await dialog.getByRole('button', { name: t('photo-search.retry') }).click()
      await expect(dialog.getByRole('img', { name: t('photo-search.photo') })).toBeVisible()
      await dialog.getByRole('button', { name: t('photo-search.another') }).click()
      await expect(dialog.getByRole('button', { name: t('photo-search.pick.choose') })).toBeVisible()
    })

    test('takes a photo that is pasted or dropped', async ({ mall }) => {
      const { page, t } = mall
      await page.goto('/search_image')
      // The listener of pastes comes once the first view is over.
      await settleParts(page)
      await expect(page.getByRole('heading', { level: 1, name: t('photo-search.title') })).toBeVisible()
      await sendFile(page.locator('body'), 'paste')
      const dialog = page.getByRole('dialog', { name: t('photo-search.title') })
      await expect(dialog.getByRole('img', { name: t('photo-search.photo') })).toBeVisible()
      await dialog.getByRole('button', { name: t('photo-search.another') }).click()
      await sendFile(dialog.getByRole('button', { name: t('photo-search.pick.choose') }), 'drop')
      await expect(dialog.getByRole('img', { name: t('photo-search.photo') })).toBeVisible()
    })
  })
}

test('a photo that is not one’s own is gone', async ({ mall }) => {
  const { page, t } = mall
  await page.goto(`/search_image?image=/media/ab/ab${'0'.repeat(30)}-320.webp`)
  await expect(page.getByRole('heading', { level: 1, name: t('photo-search.gone.title') })).toBeVisible()
})
