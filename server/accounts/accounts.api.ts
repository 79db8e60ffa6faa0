import { codesCalls, ownAccountCalls, registrationCalls } from '#contract/accounts/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { clearSessionCookies, sessionToken, setSessionToken, setUserInfo } from '#server/web/cookies.ts'
import { checkCode } from './codes/codes.service.ts'
import { parseAccount } from './members/account-identifier.service.ts'
import { countryList, register, accountStatus, type Registration } from './registration/registration.service.ts'
import { changePassword, resetPassword } from './passwords/new-password.service.ts'
import { requestContactCode, changeContact, changeLang, changeProfile, memberInfo } from './members/profile.service.ts'
import { requestCode, requestMailCode, requestSmsCode } from './codes/request-code.service.ts'
import { clientOf, endAllSessions, endOwnSession, listSessions } from './sessions/sessions.service.ts'
import { listLinkedIdentities, unlinkIdentity } from './third-party/third-party.service.ts'

type RegistrationBody = Partial<Pick<Registration, 'firstName' | 'lastName' | 'companyName' | 'companyCode' | 'lang'>> & {
  memberType: number
  password: string
  verificationCodeKey?: string
}

const registrationOf = ({ memberType, password, verificationCodeKey, ...form }: RegistrationBody) => ({
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
  registerByEmail: (ctx, input, { request }) => {
    const account = input.email ?? input.account ?? ''
    return register(ctx, { ...registrationOf(input), model: 'mail', account, code: input.verificationCode }, request.ip)
  },
  registerByPhone: (ctx, input, { request }) =>
    register(ctx, { ...registrationOf(input), model: 'phone', account: input.mobilePhone, code: input.verifyCode }, request.ip),
  accountStatus: (ctx, input, { request }) => accountStatus(ctx, input.userName, input.type, request.ip),
  countries: (ctx) => countryList(ctx.lang),
})

const codes = serve(codesCalls, {
  sendMailCode: (ctx, input, { request }) => requestMailCode(ctx, input.mail, input.type, request.ip),
  sendSmsCode: (ctx, input, { request }) => requestSmsCode(ctx, input.mobilePhone ?? input.phone ?? '', input.smsType, request.ip),
  sendActivationCode: (ctx, input, { request }) =>
    requestCode(ctx, { model: input.model, account: input.userName, purpose: 'register' }, request.ip),
  checkCode: async (ctx, input, { request }) => {
    const account = parseAccount(input.userName, input.model)
    await checkCode(ctx, request.ip, { account, key: input.verifyCodeKey, code: input.verifyCode })
    return { valid: true }
  },
  resetPassword: (ctx, input, { request }) => {
    const { model, userName: account, verifyCode: code, verifyCodeKey: codeKey, password } = input
    return resetPassword(ctx, { model, account, code, codeKey, password }, request.ip)
  },
})

const ownAccount = serve(ownAccountCalls, {
  profile: (ctx) => memberInfo(ctx),
  updateProfile: async (ctx, input, { reply }) => {
    const { info, cookie } = await changeProfile(ctx, input)
    setUserInfo(reply, ctx.settings, cookie)
    return info
  },
  changeLanguage: (ctx, input) => changeLang(ctx, input.lang),
  sendContactCode: (ctx, input, { request }) =>
    requestContactCode(ctx, { model: input.model, account: input.userName }, request.ip, sessionToken(request, ctx.settings)),
  changeContact: (ctx, input, { request }) => {
    const { model, userName: account, verifyCode: code, verifyCodeKey: codeKey, password } = input
    return changeContact(ctx, { model, account, code, codeKey, password }, request.ip, sessionToken(request, ctx.settings))
  },
  changePassword: async (ctx, input, { request, reply }) => {
    setSessionToken(reply, ctx.settings, await changePassword(ctx, input, clientOf(request), sessionToken(request, ctx.settings)))
    return {}
  },
  sessions: (ctx, _input, { request }) => listSessions(ctx, sessionToken(request, ctx.settings)),
  endSession: (ctx, input, { request }) => endOwnSession(ctx, input.id, sessionToken(request, ctx.settings)),
  endSessions: async (ctx, input, { request, reply }) => {
    const ended = await endAllSessions(ctx, input.keepThis ? sessionToken(request, ctx.settings) : undefined)
    if (!input.keepThis) clearSessionCookies(reply, ctx.settings)
    return ended
  },
  linkedProviders: (ctx) => listLinkedIdentities(ctx),
  unlinkProvider: (ctx, input) => unlinkIdentity(ctx, input.model),
})

export const accountsApi = [...registration, ...codes, ...ownAccount]
