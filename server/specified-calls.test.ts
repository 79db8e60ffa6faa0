import { describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'

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

  it('answer in the language of the header, in Chinese without one', async () => {
    const messages = await Promise.all(['ka', 'en', 'zh', 'ru', undefined].map(async (lang) => (await answerTo(nowhere, lang)).message))
    expect(new Set(messages.slice(0, 4)).size).toBe(4)
    expect(messages[4]).toBe(messages[2])
  })
})
