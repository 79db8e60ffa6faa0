import { Type, type Static } from 'typebox'
import { defineCalls, Enum, Instant, joinCalls, Obj, StoreMemberId, Uuid } from '#contract/core/call.ts'

/** Constants of the specification, section 9. */
export const codeLength = 6
/** Seconds until a code may be sent again. */
export const resendSeconds = 90
/** How often the header looks whether the login cookie is still there (ms). */
export const cookiePoll = 2000
/** How long a failed login, register or code button stays off (ms). */
export const retryButtonDelay = 1000
export const memberTypes = { natural: 0, legal: 1 } as const
/** Names of the two cookies the storefront may read; the session's own is HttpOnly. */
export const userInfoCookie = 'userInfo'
export const userIdCookie = 'userId'

const Account = Type.String({ minLength: 1, maxLength: 254 })
const Name = Type.String({ maxLength: 60 })
const CompanyName = Type.String({ maxLength: 120 })
const Password = Type.String({ maxLength: 200 })
const Code = Type.String({ maxLength: 12 })
const CodeKey = Type.String({ maxLength: 64 })
const Lang = Type.Optional(Type.String({ maxLength: 12 }))
const Source = Type.Optional(Enum('pc', 'h5'))
const MemberType = Type.Integer({ minimum: 0, maximum: 1 })
/** By which way an account is reached. */
const Model = Enum('phone', 'mail')

export const MemberInfo = Obj({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** The company's for a legal entity, else first name and surname. */
  name: Type.String(),
  /** What the member signs in with: the e-mail address, else the phone number. */
  accountNumber: Type.String(),
  email: Type.Optional(Type.String()),
  /** `+995` and nine digits, or another country's number in the same form. */
  mobilePhone: Type.Optional(Type.String()),
  memberType: MemberType,
  companyName: Type.Optional(Type.String()),
  companyCode: Type.Optional(Type.String()),
  /** The language messages are written in. */
  lang: Type.String(),
  avatarUrl: Type.Optional(Type.String()),
  /** False for whoever came through Google or Facebook and has set none yet. */
  hasPassword: Type.Boolean(),
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

/** Natural persons give names, legal entities the company's name and code; emptiness is judged by the form rules. */
const person = {
  companyCode: Type.Optional(Type.String({ maxLength: 20 })),
  companyName: Type.Optional(CompanyName),
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
  source: Source,
  lang: Lang,
  password: Password,
  memberType: MemberType,
  verificationCodeKey: CodeKey,
}
const EmailRegistration = Obj({
  ...person,
  email: Type.Optional(Account),
  account: Type.Optional(Account),
  verificationCode: Code,
})
const PhoneRegistration = Obj({ ...person, mobilePhone: Account, verifyCode: Code })

/**
 * By password, by code, or by both where both are given. One of `mail`, `email` and `mobilePhone` names the account; the
 * account knows its own member type, so that `memberType` decides nothing.
 */
const Login = {
  mail: Type.Optional(Account),
  email: Type.Optional(Account),
  mobilePhone: Type.Optional(Account),
  password: Type.Optional(Password),
  model: Type.Optional(Model),
  verifyCode: Type.Optional(Code),
  verificationCode: Type.Optional(Code),
  verificationCodeKey: Type.Optional(CodeKey),
  memberType: Type.Optional(MemberType),
}
const LoggedIn = Obj({ id: Type.String() })

/** What a login by code, a new password and a check of a code share. */
const Proof = { model: Model, userName: Account, verifyCodeKey: CodeKey, verifyCode: Code }

/** The ways in from elsewhere (specification, section 7). */
export const signInProviders = ['google', 'facebook'] as const
export type SignInProvider = (typeof signInProviders)[number]
const Provider = Enum(...signInProviders)

/** Pixels of the provider's popup (specification, section 9). */
export const popupSize = { width: 600, height: 500 } as const
/**
 * How `/thirdlogin` tells the opener that it is done: by `postMessage` to its exact own origin, and by a
 * `BroadcastChannel` of this name, as a provider may cut the opener off. It carries no token, only the outcome.
 */
export const thirdLoginChannel = 'thirdlogin'
export interface ThirdLoginDone {
  type: 'thirdlogin:done'
  /** `login` opened a session, `linked` tied the provider to the signed-in member; absent with an error. */
  done?: 'login' | 'linked'
  /** A key of the error catalogue. */
  error?: string
}

export const SessionView = Obj({
  id: Uuid,
  /** The session that asks. */
  current: Type.Boolean(),
  createdAt: Instant,
  /** Exact to ten minutes. */
  seenAt: Instant,
  ip: Type.String(),
  /** Absent where the browser did not say. */
  browser: Type.Optional(Type.String()),
  system: Type.Optional(Type.String()),
  device: Enum('computer', 'phone', 'tablet'),
})
export type SessionView = Static<typeof SessionView>

export const SignInLink = Obj({ provider: Provider, mail: Type.Optional(Type.String()), linkedAt: Instant })
export type SignInLink = Static<typeof SignInLink>

export const registrationCalls = defineCalls({
  'POST account/registerByEmail': {
    access: 'visitor',
    also: ['pc/mall/user/register', 'pc/mall/userNew/emailRegister'],
    form: true,
    body: EmailRegistration,
    reply: Registered,
  },
  'POST account/registerByPhone': { access: 'visitor', form: true, body: PhoneRegistration, reply: Registered },
  'GET minimall/member/uniteCheckUserName': {
    access: 'visitor',
    /** `type` says what for: 0 register, 1 forgot. */
    query: Obj({ userName: Account, type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }),
    /** 1 registered, 0 free. */
    reply: Obj({ userStatus: Type.Integer() }),
  },
  /** A JSON text whose `data` lists `{ countryId, areaCode, name }`, Georgia first, then by name. */
  'POST pc/mall/findCountryList': { access: 'public', in: 'value', cacheSeconds: 3600, body: Obj({}), reply: Type.String() },
})

/** One row of the country list. `countryId` is ISO 3166 (`GE`), `areaCode` digits without a plus. */
export interface Country {
  countryId: string
  areaCode: string
  name: string
}

export const loginCalls = defineCalls({
  'POST minimall/member/uniteLogin': {
    access: 'visitor',
    also: ['account/loginByEmail', 'account/loginByPhone'],
    body: Obj(Login),
    reply: LoggedIn,
  },
  /** Served because clients of the specification exist; the storefront posts. Its query never reaches a log. */
  'GET minimall/member/uniteLogin': { access: 'visitor', query: Obj(Login), reply: LoggedIn },
  'POST minimall/member/logout': { access: 'visitor', body: Obj({ storeMemberId: StoreMemberId }), reply: Obj({}) },
  /** The providers this mall is set up for; empty when for none. */
  'GET mall/account/providers': { access: 'public', cacheSeconds: 60, reply: Obj({ providers: Type.Array(Provider) }) },
  /** Where to send the browser. A signed-in member ties the provider to the account, a visitor signs in. */
  'GET minimall/member/uniteRedirectUrl': {
    access: 'visitor',
    query: Obj({
      model: Provider,
      client: Type.Optional(Type.String({ maxLength: 20 })),
      /** The page `/thirdlogin` leads to afterwards. */
      redirect: Type.Optional(Type.String({ maxLength: 2048 })),
    }),
    reply: Obj({ redirectUrl: Type.String() }),
  },
})

export const codesCalls = defineCalls({
  'POST minimall/member/sendMail/code': {
    access: 'visitor',
    body: Obj({
      mail: Account,
      /** 1 forgot, 0 register, 2 login. */
      type: Type.Integer({ minimum: 0, maximum: 2 }),
    }),
    reply: CodeSent,
  },
  'POST sms/send': {
    access: 'visitor',
    query: Obj({ phone: Type.Optional(Account) }),
    body: Obj({
      mobilePhone: Type.Optional(Account),
      /** 2 forgot, 1 register, 3 login. */
      smsType: Type.Integer({ minimum: 1, maximum: 3 }),
    }),
    reply: CodeSent,
  },
  /** The code that activates a new account, by mail or phone as `model` says. */
  'POST pc/mall/user/getActivateVerifyCode': { access: 'visitor', body: Obj({ userName: Account, model: Model }), reply: CodeSent },
  'POST minimall/member/uniteCheckVerifyCode': { access: 'visitor', body: Obj(Proof), reply: Obj({ valid: Type.Boolean() }) },
  /** A new password for whoever proves the account; every session of it ends. */
  'POST minimall/member/uniteForgotPassword': {
    access: 'visitor',
    also: ['minimall/member/uniteModifyPassword'],
    body: Obj({ ...Proof, password: Password }),
    reply: Obj({ memberType: MemberType }),
  },
})

export const ownAccountCalls = defineCalls({
  'POST pc/mall/user/info': { access: 'member', in: 'value', body: Obj({ storeMemberId: StoreMemberId }), reply: MemberInfo },
  /** Only what is given changes. `avatarUrl` is an upload of one's own, `''` takes the picture away. */
  'POST pc/mall/user/updateUserInfo': {
    access: 'member',
    in: 'value',
    body: Obj({
      storeMemberId: StoreMemberId,
      firstName: Type.Optional(Name),
      lastName: Type.Optional(Name),
      companyName: Type.Optional(CompanyName),
      avatarUrl: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: MemberInfo,
  },
  /** A code to an e-mail address or phone that the member wants to sign in with from now on. */
  'POST mall/account/contact/code': { access: 'member', body: Obj({ model: Model, userName: Account }), reply: CodeSent },
  /** Adds it, or puts it in the place of the old one of its kind. Asks for the password, or for a fresh login where there is none. */
  'POST mall/account/contact': {
    access: 'member',
    in: 'value',
    body: Obj({ ...Proof, password: Type.Optional(Password) }),
    reply: MemberInfo,
  },
  'POST minimall/member/uniteMemberChangeLang': {
    access: 'member',
    body: Obj({ storeMemberId: StoreMemberId, lang: Type.String({ maxLength: 12 }) }),
    reply: Obj({ lang: Type.String() }),
  },
  /** `oldPassword` is absent only where there is none yet. This session gets a new token; the others end unless they are kept. */
  'POST mall/account/password': {
    access: 'member',
    body: Obj({ oldPassword: Type.Optional(Password), password: Password, keepOthers: Type.Optional(Type.Boolean()) }),
    reply: Obj({}),
  },
  /** This one first, then the last seen. */
  'GET mall/sessions': { access: 'member', reply: Type.Array(SessionView) },
  'POST mall/sessions/:id/end': { access: 'member', params: Obj({ id: Uuid }), reply: Type.Array(SessionView) },
  /** Sign out everywhere; with `keepThis` everywhere else. */
  'POST mall/sessions/endAll': {
    access: 'member',
    body: Obj({ keepThis: Type.Optional(Type.Boolean()) }),
    reply: Obj({ ended: Type.Integer() }),
  },
  'GET mall/account/links': { access: 'member', reply: Type.Array(SignInLink) },
  'POST mall/account/unlink': { access: 'member', body: Obj({ model: Provider }), reply: Type.Array(SignInLink) },
})

export const accountsCalls = joinCalls(registrationCalls, loginCalls, codesCalls, ownAccountCalls)
