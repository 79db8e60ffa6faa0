// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { sampleMember } from '#storefront/app/testing/sample-order.ts'
import { OwnDataPanel } from './own-data-panel.tsx'

it('names the file of the member’s data by the day in Tbilisi', async () => {
  // An hour past midnight there.
  vi.useFakeTimers({ now: new Date('2026-11-29T21:00:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(api.personalData, 'export').mockResolvedValue({} as Awaited<ReturnType<typeof api.personalData.export>>)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined }))
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const page = await mount(<OwnDataPanel member={sampleMember} />, { catalogues: ['accounts'] })
  await page.click(page.get('button', /download/i))
  await page.settle()
  expect(names).toEqual(['kalata-2026-11-30.json'])
})
