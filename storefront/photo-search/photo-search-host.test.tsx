// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { closePhotoDialog, usePhotoDialog } from './photo-dialog-store.ts'
import { PhotoSearchHost } from './photo-search-host.tsx'

function Page() {
  return (
    <>
      <input aria-label="name" />
      <p>{usePhotoDialog() ? 'photo search' : 'page'}</p>
      <PhotoSearchHost />
    </>
  )
}
/** Pastes a picture, and text beside it as word processors and spreadsheets do. @returns whether the field is left to take it */
async function paste(target: EventTarget, types: string[]): Promise<boolean> {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const files = [new File(['x'], 'a.png', { type: 'image/png' })]
  Object.defineProperty(event, 'clipboardData', { value: { files, types } })
  await act(async () => void target.dispatchEvent(event))
  return !event.defaultPrevented
}

it('a picture that is pasted opens the dialog, text with a picture goes into its field', async () => {
  const page = await mount(<Page />, { catalogues: ['photo-search'] })
  expect(await paste(page.get('field', 'name'), ['text/plain', 'text/html', 'Files'])).toBe(true)
  expect(page.text()).toContain('page')
  expect(await paste(page.get('field', 'name'), ['Files'])).toBe(false)
  expect(page.text()).toContain('photo search')
  await act(async () => closePhotoDialog())
})
