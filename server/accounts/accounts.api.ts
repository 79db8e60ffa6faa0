import { accountsCalls } from '#contract/accounts.ts'
import type { Ctx } from '../context.ts'
import { serve, type Http } from '../platform/calls.ts'
import { clearSessionCookies, sessionToken, setSessionCookies } from '../platform/cookies.ts'
import { MallError } from '../platform/mall-error.ts'
import { changeLang, login, memberInfo, register, sendMailCode, userStatus } from './accounts.service.ts'
import { checkCode } from './codes.service.ts'
import { endSession } from './sessions.service.ts'

interface LoginForm {
  mail?: string
  email?: string
  mobilePhone?: string
  password?: string
  verifyCode?: string
  verificationCode?: string
  verificationCodeKey?: string
}

async function openLogin(ctx: Ctx, form: LoginForm, { request, reply }: Http): Promise<{ id: string }> {
  const credentials = {
    account: form.mail ?? form.email ?? form.mobilePhone ?? '',
    password: form.password ?? '',
    code: form.verificationCode ?? form.verifyCode,
    codeKey: form.verificationCodeKey,
  }
  const client = { ip: request.ip, agent: request.headers['user-agent'] ?? '' }
  const { id, token, info } = await login(ctx, credentials, client, sessionToken(request, ctx.settings))
  setSessionCookies(reply, ctx.settings, { token, memberId: id, info })
  return { id }
}

/** A link or picture on another site must not sign anybody in: pages ask it themselves, programs send no such header. */
function refuseLinkedLogin({ request }: Http): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new MallError('request.crossSite')
}

/** The calls that stand so far. */
const standing = [
  'POST account/registerByEmail',
  'POST minimall/member/uniteLogin',
  'GET minimall/member/uniteLogin',
  'POST minimall/member/logout',
  'POST minimall/member/sendMail/code',
  'POST minimall/member/uniteCheckVerifyCode',
  'GET minimall/member/uniteCheckUserName',
  'POST minimall/member/uniteMemberChangeLang',
  'POST pc/mall/user/info',
] as const
const calls = Object.fromEntries(standing.map((key) => [key, accountsCalls[key]])) as Pick<typeof accountsCalls, (typeof standing)[number]>

export const accountsApi = serve(calls, {
  'POST account/registerByEmail': (ctx, { body }, { request }) =>
    register(
      ctx,
      {
        firstName: body.firstName ?? '',
        lastName: body.lastName ?? '',
        email: body.email ?? body.account ?? '',
        password: body.password,
        memberType: body.memberType,
        lang: body.lang,
        code: body.verificationCode,
        codeKey: body.verificationCodeKey,
      },
      request.ip,
    ),
  'POST minimall/member/uniteLogin': (ctx, { body }, http) => openLogin(ctx, body, http),
  'GET minimall/member/uniteLogin': (ctx, { query }, http) => {
    refuseLinkedLogin(http)
    return openLogin(ctx, query, http)
  },
  'POST minimall/member/logout': async (ctx, _input, { request, reply }) => {
    const token = sessionToken(request, ctx.settings)
    if (token) await endSession(ctx, token)
    clearSessionCookies(reply, ctx.settings)
    return {}
  },
  'POST minimall/member/sendMail/code': (ctx, { body }, { request }) => sendMailCode(ctx, body.mail, body.type, request.ip),
  'POST minimall/member/uniteCheckVerifyCode': async (ctx, { body }, { request }) => {
    await checkCode(ctx, request.ip, { account: body.userName, key: body.verifyCodeKey, code: body.verifyCode })
    return { valid: true }
  },
  'GET minimall/member/uniteCheckUserName': (ctx, { query }, { request }) => userStatus(ctx, query.userName, request.ip),
  'POST minimall/member/uniteMemberChangeLang': (ctx, { body }) => changeLang(ctx, body.lang),
  'POST pc/mall/user/info': (ctx) => memberInfo(ctx),
})
