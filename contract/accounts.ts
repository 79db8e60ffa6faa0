import { Type, type Static } from 'typebox'
import { defineCalls, Enum, Instant, Obj, StoreMemberId } from './call.ts'

/** Constants of the specification, section 9. */
export const codeLength = 6
/** Seconds until a code may be sent again. */
export const resendAfter = 90
/** How often the header looks whether the login cookie is still there (ms). */
export const cookiePoll = 2000
/** How long a failed login, register or code button stays off (ms). */
export const buttonRest = 1000
export const memberTypes = { natural: 0, legal: 1 } as const
/** Names of the two cookies the storefront may read; the session's own is HttpOnly. */
export const userInfoCookie = 'userInfo'
export const userIdCookie = 'userId'

const Account = Type.String({ minLength: 1, maxLength: 254 })
const Name = Type.String({ maxLength: 60 })
const Password = Type.String({ maxLength: 200 })
const Code = Type.String({ maxLength: 12 })
const CodeKey = Type.String({ maxLength: 64 })
const Lang = Type.Optional(Type.String({ maxLength: 12 }))
const Source = Type.Optional(Enum('pc', 'h5'))
const MemberType = Type.Integer({ minimum: 0, maximum: 1 })

export const MemberInfo = Obj({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  name: Type.String(),
  accountNumber: Type.String(),
  email: Type.Optional(Type.String()),
  mobilePhone: Type.Optional(Type.String()),
  memberType: MemberType,
  companyName: Type.Optional(Type.String()),
  companyCode: Type.Optional(Type.String()),
  lang: Type.String(),
  avatarUrl: Type.Optional(Type.String()),
  createdAt: Instant,
})
export type MemberInfo = Static<typeof MemberInfo>

/** What the readable `userInfo` cookie holds, as JSON, at most 256 bytes. */
export interface UserInfo {
  name: string
  memberType: 0 | 1
}

const CodeSent = Obj({
  verificationCodeKey: Type.String(),
  /** Seconds until the next may be sent. */
  retryAfter: Type.Integer(),
  /** Seconds the code lives. */
  expiresIn: Type.Integer(),
})
const Registered = Obj({ id: Type.String(), memberType: MemberType })

const EmailRegistration = Obj({
  companyCode: Type.Optional(Type.String({ maxLength: 20 })),
  companyName: Type.Optional(Type.String({ maxLength: 120 })),
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
  email: Type.Optional(Account),
  account: Type.Optional(Account),
  source: Source,
  lang: Lang,
  password: Password,
  memberType: MemberType,
  verificationCode: Code,
  verificationCodeKey: CodeKey,
})

const Login = {
  mail: Type.Optional(Account),
  email: Type.Optional(Account),
  mobilePhone: Type.Optional(Account),
  password: Type.Optional(Password),
  model: Type.Optional(Enum('phone', 'mail')),
  verifyCode: Type.Optional(Code),
  verificationCode: Type.Optional(Code),
  verificationCodeKey: Type.Optional(CodeKey),
  memberType: Type.Optional(MemberType),
}
const LoggedIn = Obj({ id: Type.String() })

export const accountsCalls = defineCalls({
  'POST account/registerByEmail': {
    access: 'visitor',
    also: ['pc/mall/user/register', 'pc/mall/userNew/emailRegister'],
    form: true,
    body: EmailRegistration,
    reply: Registered,
  },
  'POST minimall/member/uniteLogin': { access: 'visitor', also: ['account/loginByEmail'], body: Obj(Login), reply: LoggedIn },
  /** Served because clients of the specification exist; the storefront posts. Its query never reaches a log. */
  'GET minimall/member/uniteLogin': { access: 'visitor', query: Obj(Login), reply: LoggedIn },
  'POST minimall/member/logout': { access: 'visitor', body: Obj({ storeMemberId: StoreMemberId }), reply: Obj({}) },
  'POST minimall/member/sendMail/code': {
    access: 'visitor',
    body: Obj({
      mail: Account,
      /** 1 forgot, 0 register, 2 login. */
      type: Type.Integer({ minimum: 0, maximum: 2 }),
    }),
    reply: CodeSent,
  },
  'POST minimall/member/uniteCheckVerifyCode': {
    access: 'visitor',
    body: Obj({ model: Enum('phone', 'mail'), userName: Account, verifyCodeKey: CodeKey, verifyCode: Code }),
    reply: Obj({ valid: Type.Boolean() }),
  },
  'GET minimall/member/uniteCheckUserName': {
    access: 'visitor',
    query: Obj({ userName: Account }),
    /** 1 registered, 0 free. */
    reply: Obj({ userStatus: Type.Integer() }),
  },
  'POST minimall/member/uniteMemberChangeLang': {
    access: 'member',
    body: Obj({ storeMemberId: StoreMemberId, lang: Type.String({ maxLength: 12 }) }),
    reply: Obj({ lang: Type.String() }),
  },
  'POST pc/mall/user/info': { access: 'member', in: 'value', body: Obj({ storeMemberId: StoreMemberId }), reply: MemberInfo },
})
