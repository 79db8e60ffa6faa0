import { codesCalls, ownAccountCalls, registrationCalls } from '#contract/accounts/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { clearSessionCookies, sessionToken, setSessionToken, setUserInfo } from '#server/web/cookies.ts'
import { checkCode } from './codes/codes.service.ts'
import { parseAccount } from './members/account-identifier.service.ts'
import { countryList } from './registration/countries.service.ts'
import { changePassword, resetPassword } from './passwords/new-password.service.ts'
import { requestContactCode, changeContact, changeLang, changeProfile, memberInfo } from './members/profile.service.ts'
import { register, userStatus, type Registration } from './registration/registration.service.ts'
import { requestCode, requestMailCode, requestSmsCode } from './codes/request-code.service.ts'
import { clientOf, endAllSessions, endOwnSession, listSessions } from './sessions/sessions.service.ts'
import { listLinks, unlink } from './third-party/third-party.service.ts'

type Person = Partial<Pick<Registration, 'firstName' | 'lastName' | 'companyName' | 'companyCode' | 'lang'>> & {
  memberType: number
  password: string
  verificationCodeKey: string
}

const registrationOf = ({ memberType, password, verificationCodeKey, ...form }: Person) => ({
  memberType,
  password,
  codeKey: verificationCodeKey,
  firstName: form.firstName ?? '',
  lastName: form.lastName ?? '',
  companyName: form.companyName ?? '',
  companyCode: form.companyCode ?? '',
  lang: form.lang,
})

const registration = serve(registrationCalls, {
  'POST account/registerByEmail': (ctx, { body }, { request }) => {
    const account = body.email ?? body.account ?? ''
    return register(ctx, { ...registrationOf(body), model: 'mail', account, code: body.verificationCode }, request.ip)
  },
  'POST account/registerByPhone': (ctx, { body }, { request }) =>
    register(ctx, { ...registrationOf(body), model: 'phone', account: body.mobilePhone, code: body.verifyCode }, request.ip),
  'GET minimall/member/uniteCheckUserName': (ctx, { query }, { request }) => userStatus(ctx, query.userName, query.type, request.ip),
  'POST pc/mall/findCountryList': (ctx) => countryList(ctx.lang),
})

const codes = serve(codesCalls, {
  'POST minimall/member/sendMail/code': (ctx, { body }, { request }) => requestMailCode(ctx, body.mail, body.type, request.ip),
  'POST sms/send': (ctx, { body, query }, { request }) =>
    requestSmsCode(ctx, body.mobilePhone ?? query.phone ?? '', body.smsType, request.ip),
  'POST pc/mall/user/getActivateVerifyCode': (ctx, { body }, { request }) =>
    requestCode(ctx, { model: body.model, account: body.userName, purpose: 'register' }, request.ip),
  'POST minimall/member/uniteCheckVerifyCode': async (ctx, { body }, { request }) => {
    const account = parseAccount(body.userName, body.model)
    await checkCode(ctx, request.ip, { account, key: body.verifyCodeKey, code: body.verifyCode })
    return { valid: true }
  },
  'POST minimall/member/uniteForgotPassword': (ctx, { body }, { request }) => {
    const { model, userName: account, verifyCode: code, verifyCodeKey: codeKey, password } = body
    return resetPassword(ctx, { model, account, code, codeKey, password }, request.ip)
  },
})

const ownAccount = serve(ownAccountCalls, {
  'POST pc/mall/user/info': (ctx) => memberInfo(ctx),
  'POST pc/mall/user/updateUserInfo': async (ctx, { body }, { reply }) => {
    const { info, cookie } = await changeProfile(ctx, body)
    setUserInfo(reply, ctx.settings, cookie)
    return info
  },
  'POST minimall/member/uniteMemberChangeLang': (ctx, { body }) => changeLang(ctx, body.lang),
  'POST mall/account/contact/code': (ctx, { body }, { request }) =>
    requestContactCode(ctx, { model: body.model, account: body.userName }, request.ip, sessionToken(request, ctx.settings)),
  'POST mall/account/contact': (ctx, { body }, { request }) => {
    const { model, userName: account, verifyCode: code, verifyCodeKey: codeKey, password } = body
    return changeContact(ctx, { model, account, code, codeKey, password }, request.ip, sessionToken(request, ctx.settings))
  },
  'POST mall/account/password': async (ctx, { body }, { request, reply }) => {
    setSessionToken(reply, ctx.settings, await changePassword(ctx, body, clientOf(request), sessionToken(request, ctx.settings)))
    return {}
  },
  'GET mall/sessions': (ctx, _input, { request }) => listSessions(ctx, sessionToken(request, ctx.settings)),
  'POST mall/sessions/:id/end': (ctx, { params }, { request }) => endOwnSession(ctx, params.id, sessionToken(request, ctx.settings)),
  'POST mall/sessions/endAll': async (ctx, { body }, { request, reply }) => {
    const ended = await endAllSessions(ctx, body.keepThis ? sessionToken(request, ctx.settings) : undefined)
    if (!body.keepThis) clearSessionCookies(reply, ctx.settings)
    return ended
  },
  'GET mall/account/links': (ctx) => listLinks(ctx),
  'POST mall/account/unlink': (ctx, { body }) => unlink(ctx, body.model),
})

export const accountsApi = [...registration, ...codes, ...ownAccount]
