import { describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { notices } from '#server/notices/notices.tables.ts'

const test = testMall()
/** The calls of the specification, section 7, by their names on the wire. */
const specified = [
  ...['POST pc/mall/user/register', 'POST pc/mall/user/info', 'POST pc/mall/user/updateUserInfo'],
  ...['POST pc/mall/userNew/updateNoticeState', 'POST pc/mall/userNew/emailRegister'],
  ...['POST minimall/member/uniteMemberChangeLang', 'POST pc/mall/user/getActivateVerifyCode'],
  ...['POST minimall/member/uniteCheckVerifyCode', 'POST minimall/member/uniteForgotPassword'],
  ...['POST minimall/member/uniteModifyPassword', 'GET minimall/member/uniteCheckUserName'],
  ...['POST minimall/member/sendMail/code', 'POST sms/send?phone=1', 'POST account/registerByEmail'],
  ...['GET minimall/member/uniteLogin', 'GET minimall/member/uniteRedirectUrl', 'POST pc/mall/findCountryList'],
  ...['GET pc/mall/operationalPolicies/list', 'GET pc/mall/operationalPolicies/info?type=x'],
  ...['POST pc/mall/memberSubscribe/save', 'POST pc/mall/memberSubscribe/cancel', 'POST pc/mall/memberSubscribe/pageSubscribeOnProduct'],
  ...['POST minimall/cart/h5/product', 'POST minimall/cart/h5/addItem', 'POST minimall/cart/h5/del', 'POST minimall/cart/h5/product/count'],
  ...['POST minimall/cart/addItem/list', 'POST minimall/cart/switchItem'],
  ...['POST pc/mall/home', 'POST pc/mall/recommendations', 'POST pc/mall/productDetail/recommendList'],
  ...['POST pc/mall/activity/productList', 'POST pc/mall/recommendBrandList', 'POST pc/mall/activity/more/recommendCategoryProductList'],
  ...['POST pc/mall/activity/discountActivityZone', 'POST pc/mall/activity/secondsKillZone', 'POST pc/mall/activity/more/search'],
  ...['GET pc/mall/notice/list', 'POST pc/mall/djl/searchImage', 'POST file/upload/img', 'POST pc/mall/search/findKeywordsList'],
  ...['POST userFeedBack/addFeedBack', 'POST pc/mall/shop/info', 'GET minimall/productEvaluate/pageMicroShopProductEvaluate'],
  'POST minimall/productEvaluate/addMicroShopProductEvaluate',
]
const nowhere = 'GET no/such/call'

/** The number and the message of the reply to a call without its fields. */
async function answerTo(route: string, lang: string | undefined) {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string]
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(lang === undefined ? {} : { lang }) }
  const reply = await test.mall.app.inject({ method, url: `/api/${path}`, headers, ...(method === 'POST' ? { payload: '{}' } : {}) })
  return { status: reply.statusCode, ...reply.json<{ key?: string; message?: string }>() }
}

describe('the rule about other sites', () => {
  const boundary = 'part'
  const multipart = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--${boundary}--\r\n`
  const bodies = {
    [`multipart/form-data; boundary=${boundary}`]: multipart,
    'application/x-www-form-urlencoded': 'a=1',
    'application/json': '{}',
  }
  const calls = [
    'account/registerByEmail',
    'file/upload/img',
    'pc/mall/djl/searchImage',
    'userFeedBack/addFeedBack',
    'minimall/cart/h5/addItem',
  ]
  const senders: [from: object, isRejected: boolean][] = [
    [{}, false],
    [{ origin: 'http://localhost:3000' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'https://other.example' }, true],
    [{ origin: 'null' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, true],
  ]

  it.each(calls)('is one for %s, whatever is sent', async (path) => {
    for (const [type, payload] of Object.entries(bodies))
      for (const [from, isRejected] of senders) {
        const headers = { 'content-type': type, ...from }
        const reply = await test.mall.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
        const { key } = reply.json<{ key?: string }>()
        expect([type, from, key === 'request.crossSite']).toEqual([type, from, isRejected])
      }
  })
})

describe('the calls of the specification', () => {
  it.each(specified)('%s is there', async (route) => {
    const { status, message } = await answerTo(route, 'en')
    expect(status).toBeLessThan(500)
    expect([status, message]).not.toEqual([404, (await answerTo(nowhere, 'en')).message])
  })

  it.each([
    ['GET pc/mall/operationalPolicies/list', '0'],
    ['POST pc/mall/search', '0'],
    ['POST pc/mall/activity/more/search', '0'],
    ['GET pc/mall/notice/list', 0],
    ['POST pc/mall/home', 0],
  ])('%s succeeds with the code %j', async (route, code) => {
    expect(await answerTo(route, 'en')).toMatchObject({ status: 200, code })
  })

  it('would be missed', async () => {
    expect(await answerTo(nowhere, 'en')).toMatchObject({ status: 404, key: 'notFound' })
  })

  it('answer in the language that the query names, before the header’s, by its name or as it is stored', async () => {
    const { id } = await aProduct(test.ctx(), { name: { ka: 'ფინჯანი', en: 'mug', ru: 'кружка', zh: '杯子' } })
    await test.db.insert(notices).values({ text: { ka: 'სიახლე', en: 'news', ru: 'новость', zh: '新闻' }, startsAt: test.clock.now() })
    // What was answered before the notice is cached.
    test.ctx().changed('policies')
    const routes = ['GET pc/mall/notice/list', `GET mall/products/${id}`]
    const at = (route: string, query: string) => `${route}${route.includes('?') ? '&' : '?'}${query}`
    for (const route of routes) {
      const english = await answerTo(route, 'en')
      expect(english.status, route).toBe(200)
      for (const named of ['lang=en', 'lang=en_US']) expect(await answerTo(at(route, named), 'ru'), route).toEqual(english)
      expect(await answerTo(at(route, 'lang=de'), 'en'), route).toEqual(english)
      expect(await answerTo(at(route, 'lang=ka'), 'en'), route).not.toEqual(english)
    }
    for (const route of specified.filter((each) => each.startsWith('GET '))) {
      const { message } = await answerTo(at(route, 'lang=ru'), 'en')
      expect(message, route).toBe((await answerTo(route, 'ru')).message)
    }
  })

  it('answer in the language of the header, in Chinese without one', async () => {
    const messages = await Promise.all(['ka', 'en', 'zh', 'ru', undefined].map(async (lang) => (await answerTo(nowhere, lang)).message))
    expect(new Set(messages.slice(0, 4)).size).toBe(4)
    expect(messages[4]).toBe(messages[2])
  })
})
