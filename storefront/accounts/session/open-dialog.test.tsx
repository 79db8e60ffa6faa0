// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { closeDialog, openAuthDialog, useOpenDialog } from './member-store.ts'

it('login, register and forgot exclude one another, and each leads to where the one before was to lead', async () => {
  onTestFinished(closeDialog)
  const opened: unknown[] = []
  function Dialog() {
    opened.push(useOpenDialog())
    return null
  }
  await mount(<Dialog />, { catalogues: [] })
  await act(async () => openAuthDialog('login', { redirect: '/cart', item: 'Mug' }))
  await act(async () => openAuthDialog('register'))
  await act(async () => openAuthDialog('forgot', { account: 'nino@example.ge' }))
  await act(async () => closeDialog())
  expect(opened).toEqual([
    null,
    { name: 'login', redirect: '/cart', account: undefined, item: 'Mug', ofPage: false },
    { name: 'register', redirect: '/cart', account: undefined, item: 'Mug', ofPage: false },
    { name: 'forgot', redirect: '/cart', account: 'nino@example.ge', item: 'Mug', ofPage: false },
    null,
  ])
})
