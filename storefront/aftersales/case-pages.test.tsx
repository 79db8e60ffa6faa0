// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CaseDetails, CaseOptions } from '#contract/aftersales/calls.ts'
import { languages } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import * as uploads from '#storefront/app/client/upload-photo.ts'
import { deleteDrafts, saveDrafts } from '#storefront/app/forms/save-drafts.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { sampleMember, sampleOrder } from '#storefront/app/testing/sample-order.ts'
import CaseFormRoute from './case-form.route.tsx'
import CaseRoute from './case.route.tsx'
import { CaseFormView } from './form/case-form-view.tsx'
import { CaseView } from './case/case-view.tsx'

const serverNow = '2026-11-22T08:00:00.000Z'
const orderNo = sampleOrder.orderNo
const catalogues = ['aftersales' as const, 'orders' as const]
const { picture } = sampleOrder.lines[0]!
const line = {
  position: 0,
  offerId: 1,
  productId: 11,
  name: 'Dila mug',
  picture,
  options: ['Teal'],
  quantity: 3,
  amounts: [4200, 8400, 12_600],
}
const options: CaseOptions = {
  ...{ orderNo, storeName: 'Tone Workshop', placedAt: '2026-11-18T08:00:00.000Z', deliveredAt: '2026-11-20T08:00:00.000Z' },
  ...{ withdrawalUntil: '2026-12-04T20:00:00.000Z', needsIban: false, refundable: 14_500, reasons: ['changedMind', 'defective'] },
  lines: [line, { ...line, position: 1, offerId: 2, name: 'Bud vase', options: [], quantity: 1, amounts: [1900] }],
  cases: [],
}
const details: CaseDetails = {
  ...{ caseNo: 'R261122-KX7MT4QD9H3', orderNo, state: 'agreed', way: 'return', reason: 'changedMind', storeName: 'Tone Workshop' },
  ...{ createdAt: '2026-11-22T08:00:00.000Z', placedAt: '2026-11-18T08:00:00.000Z', deliveredAt: '2026-11-20T08:00:00.000Z' },
  ...{ amount: 8400, refundTo: 'card', photos: [], text: 'The colour is another.' },
  lines: [{ ...line, quantity: 2, amount: 8400 }],
  log: [
    { step: 'applied', by: 'member', at: '2026-11-22T08:00:00.000Z' },
    { step: 'agreed', by: 'store', at: '2026-11-22T09:00:00.000Z', note: 'Please send it back.' },
  ],
  messages: [{ id: 1, from: 'store', text: 'Is the box still there?', photos: [], at: '2026-11-22T09:05:00.000Z' }],
  allowedActions: ['markSent', 'withdraw', 'message'],
} as CaseDetails

const openForm = (part: Partial<CaseOptions> = {}) =>
  mount(<CaseFormView options={{ ...options, ...part }} member={sampleMember} serverNow={serverNow} />, { catalogues })

beforeEach(() => void vi.restoreAllMocks())

describe('the form of an after-sales case', () => {
  it('asks for items and a reason before it sends anything', async () => {
    const apply = vi.spyOn(api.aftersales, 'apply')
    const page = await openForm()
    await page.submit()
    expect(apply).not.toHaveBeenCalled()
    expect(page.text()).toContain('Choose what you are returning.')
    expect(page.text()).toContain('Choose a reason.')
  })

  it('sends the lines, quantities, reason, way and text that were chosen, and shows the server’s amount', async () => {
    const apply = vi.spyOn(api.aftersales, 'apply').mockResolvedValue(details)
    const page = await openForm()
    await page.click(page.get('field', /Dila mug/))
    await page.click(page.get('button', /more|increase|plus/i))
    expect(page.text()).toContain('84,00')
    await page.click(page.get('field', 'I changed my mind'))
    expect(page.text()).toContain('Withdrawal form')
    expect(page.text()).toContain('You send the items back')
    await page.submit()
    await page.settle()
    expect(apply).toHaveBeenCalledOnce()
    const [request] = apply.mock.calls[0]!
    expect(request).toMatchObject({ orderNo, lines: [{ position: 0, quantity: 2 }], reason: 'changedMind', photos: [] })
  })

  it('previews photos with their progress and sends them once they are uploaded', async () => {
    const apply = vi.spyOn(api.aftersales, 'apply').mockResolvedValue(details)
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }))
    let uploaded: (address: string) => void = () => undefined
    vi.spyOn(uploads, 'uploadPhoto').mockImplementation((_file, onShare) => {
      onShare?.(0.5)
      return { address: new Promise<string>((resolve) => (uploaded = resolve)), cancel: () => undefined }
    })
    const page = await openForm({ lines: [line] })
    await page.click(page.get('field', 'It is defective'))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.png', { type: 'image/png' })] })
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
    await page.settle()
    expect(document.querySelector('progress')?.getAttribute('value')).toBe('0.5')
    expect(document.querySelector('img[src="blob:photo"]')).not.toBeNull()
    await act(async () => uploaded('/media/photo.webp'))
    await page.settle()
    expect(document.querySelector('progress')).toBeNull()
    await page.submit()
    await page.settle()
    expect(apply.mock.calls[0]![0]).toMatchObject({ photos: ['/media/photo.webp'], reason: 'defective' })
  })

  it('keeps what was chosen where the server cannot be reached', async () => {
    vi.spyOn(api.aftersales, 'apply').mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await openForm({ lines: [line] })
    await page.click(page.get('field', 'It is defective'))
    await page.submit()
    await page.settle()
    expect(page.text()).toContain('No connection')
    expect((page.get('field', 'It is defective') as HTMLInputElement).checked).toBe(true)
  })

  it('restores of a choice only what another request has left', async () => {
    const apply = vi.spyOn(api.aftersales, 'apply').mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await openForm()
    await page.click(page.get('field', /Dila mug/))
    await page.click(page.get('button', /more|increase|plus/i))
    await page.click(page.get('field', /Bud vase/))
    saveDrafts()
    const lines = [
      { ...options.lines[0]!, amounts: [4200] },
      { ...options.lines[1]!, openCaseNo: details.caseNo },
    ]
    onTestFinished(deleteDrafts)
    const restored = await openForm({ lines })
    expect((restored.get('field', /Bud vase/) as HTMLInputElement).checked).toBe(false)
    await restored.click(restored.get('field', 'It is defective'))
    await restored.submit()
    await restored.settle()
    expect(apply.mock.calls[0]![0].lines).toEqual([{ position: 0, quantity: 1 }])
  })

  it('shows what another request took meanwhile once it is rejected, and keeps the rest', async () => {
    const data = { signedIn: true, content: { options, member: sampleMember, serverNow } }
    vi.spyOn(api.aftersales, 'apply').mockImplementation(() => {
      const [mug, vase] = options.lines
      data.content = { ...data.content, options: { ...options, lines: [{ ...mug!, openCaseNo: details.caseNo }, vase!], cases: [details] } }
      return Promise.reject(new CallError('case.openLine', 'There is a request', { field: 'lines' }, 409))
    })
    const page = await mount(<CaseFormRoute />, { catalogues: [...catalogues, 'accounts'], data })
    await page.click(page.get('field', /Dila mug/))
    await page.click(page.get('field', 'It is defective'))
    await page.type(page.get('field', /description/i), 'The handle is loose.')
    await page.submit()
    await page.settle()
    expect((page.get('field', /Dila mug/) as HTMLInputElement).checked).toBe(false)
    expect(page.has('link', 'There is an open request')).toBe(true)
    expect((page.get('field', /description/i) as HTMLTextAreaElement).value).toBe('The handle is loose.')
  })

  it('gives the focus to the page where another request took all of it meanwhile, and the form goes', async () => {
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }))
    onTestFinished(() => main.remove())
    const data = { signedIn: true, content: { options, member: sampleMember, serverNow } }
    vi.spyOn(api.aftersales, 'apply').mockImplementation(() => {
      data.content = { ...data.content, options: { ...options, reasons: [], cases: [details] } }
      return Promise.reject(new CallError('case.openLine', 'There is a request', { field: 'lines' }, 409))
    })
    const page = await mount(<CaseFormRoute />, { catalogues: [...catalogues, 'accounts'], data })
    await page.click(page.get('field', /Dila mug/))
    await page.click(page.get('field', 'It is defective'))
    page.get('button', 'Send the request').focus()
    await page.submit()
    await page.settle(100)
    expect(document.querySelector('form')).toBeNull()
    expect(page.text()).toContain('There is a request')
    expect(document.activeElement).toBe(main)
  })

  it('is not there where nothing can be asked for', async () => {
    const page = await openForm({ reasons: [] })
    expect(document.querySelector('form')).toBeNull()
    expect(page.text()).not.toMatch(/You can (return|report)/)
    expect(page.has('link', /order/i)).toBe(true)
  })
})

describe('the page of an after-sales case', () => {
  it('shows every step with the store’s words, the items, the sum and the messages', async () => {
    const page = await mount(<CaseView details={details} member={sampleMember} />, { catalogues })
    for (const part of [
      'R261122-KX7MT4QD9H3',
      'Please send it back.',
      'Is the box still there?',
      'Dila mug',
      '84,00',
      'The colour is another.',
    ])
      expect(page.text()).toContain(part)
  })

  it.each(['withdrawn', 'declined', 'rejected'] as const)('promises no money where it is %s', async (state) => {
    const page = await mount(<CaseView details={{ ...details, state }} member={sampleMember} />, { catalogues })
    expect(page.text()).toContain('Dila mug')
    expect(page.text()).not.toContain('Refund')
    expect(page.text()).not.toContain('To the card')
  })

  it('speaks of money that was returned as of that, not as of what is to come', async () => {
    const refunded = { ...details, state: 'refunded', refundedAt: '2026-11-24T08:00:00.000Z' } as const
    const page = await mount(<CaseView details={refunded} member={sampleMember} />, { catalogues })
    expect(page.text()).toContain('84,00 ₾ was sent back to your card')
    expect(page.text()).toContain('To the card you paid with')
    expect(page.text()).not.toContain('goes back')
  })

  it('shows how the case stands once reporting the parcel is rejected', async () => {
    const data = { signedIn: true, content: { details, member: sampleMember } }
    vi.spyOn(api.aftersales, 'markSent').mockImplementation(() => {
      data.content = { ...data.content, details: { ...details, state: 'returning', allowedActions: ['message'] } }
      return Promise.reject(new CallError('case.notAllowed', 'Moved on', {}, 409))
    })
    const page = await mount(<CaseRoute />, { catalogues: [...catalogues, 'accounts'], data })
    await page.click(page.get('button', 'I have sent it'))
    await page.click(page.get('button', 'Confirm'))
    await page.settle()
    expect(page.text()).toContain('Your parcel is on its way to the shop')
    expect(page.has('button', 'I have sent it')).toBe(false)
    // Its dialog went with the action: the reason is a toast.
    expect(page.text()).toContain('Moved on')
  })

  it('shows the case as closed once a message to it is rejected, with the reason and what was written', async () => {
    const data = { signedIn: true, content: { details, member: sampleMember } }
    vi.spyOn(api.aftersales, 'message').mockImplementation(() => {
      data.content = { ...data.content, details: { ...details, state: 'declined', allowedActions: [], messages: [] } }
      return Promise.reject(new CallError('case.notAllowed', 'Moved on', {}, 409))
    })
    const page = await mount(<CaseRoute />, { catalogues: [...catalogues, 'accounts'], data })
    const field = () => page.get('field', /message/i) as HTMLTextAreaElement
    await page.type(field(), 'Yes, it is.')
    await page.click(page.get('button', 'Send'))
    await page.settle()
    expect(page.text()).toContain('Declined')
    expect(page.text()).toContain('Moved on')
    expect(field().value).toBe('Yes, it is.')
    expect(field().readOnly).toBe(true)
    for (const action of ['Send', 'I have sent it']) expect(page.has('button', action)).toBe(false)
  })

  it('sends a message once, and keeps its words where that fails', async () => {
    const message = vi.spyOn(api.aftersales, 'message').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const page = await mount(<CaseView details={details} member={sampleMember} />, { catalogues, data: {} })
    const field = () => page.get('field', /message/i) as HTMLTextAreaElement
    await page.submit()
    expect(message).not.toHaveBeenCalled()
    await page.type(field(), 'Yes, it is.')
    await page.submit()
    await page.settle()
    expect(field().value).toBe('Yes, it is.')
    message.mockResolvedValue(details)
    await page.submit()
    await page.settle()
    expect(message).toHaveBeenCalledTimes(2)
    const [first, second] = message.mock.calls
    expect(second).toEqual(first)
    expect(field().value).toBe('')
  })

  it.each(languages)('has every text in %s, and prints a withdrawal form from the mall to the store', async (lang) => {
    const html = await renderHtml(<CaseView details={details} member={sampleMember} />, lang, catalogues)
    expect(textOf(html)).not.toMatch(/aftersales\.|orders\.|ui\./)
    const sheet = textOf(/<section [^>]*aria-labelledby="withdrawal-title".*?<\/section>/s.exec(html)![0])
    for (const part of ['Kalata', 'Tone Workshop', orderNo, 'Dila mug', 'Nino Beridze']) expect(sheet).toContain(part)
  })
})
