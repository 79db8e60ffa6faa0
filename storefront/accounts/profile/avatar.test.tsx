// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { Avatar } from './avatar.tsx'

const updateProfile = vi.spyOn(api.accounts, 'updateProfile')

function Profile() {
  const [avatarUrl, setAvatarUrl] = useState('/media/face.jpg')
  updateProfile.mockImplementation((changes) => {
    setAvatarUrl(changes!.avatarUrl!)
    return Promise.resolve({} as MemberInfo)
  })
  return <Avatar member={{ firstName: 'Nino', lastName: 'Beridze', name: 'Nino Beridze', avatarUrl } as MemberInfo} />
}

it('gives the focus to the button that chooses a picture where the one that removes it is gone', async () => {
  const page = await mount(<Profile />, { catalogues: ['accounts'] })
  const remove = page.get('button', 'Remove')
  remove.focus()
  await page.click(remove)
  await page.settle()
  expect(page.has('button', 'Remove')).toBe(false)
  expect(document.activeElement!.textContent).toBe('Upload a picture')
})
