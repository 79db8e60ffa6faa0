import { Type, type Static } from 'typebox'
import { Enum, Instant, Obj, Uuid } from '#contract/core/call.ts'
import { signInProviders } from './constants.ts'

export const Account = Type.String({ minLength: 1, maxLength: 254 })
export const Name = Type.String({ maxLength: 60 })
export const CompanyName = Type.String({ maxLength: 120 })
export const Password = Type.String({ maxLength: 200 })
export const Code = Type.String({ maxLength: 12 })
export const CodeKey = Type.String({ maxLength: 64 })
export const Lang = Type.Optional(Type.String({ maxLength: 12 }))
export const Source = Type.Optional(Enum('pc', 'h5'))
export const MemberType = Type.Integer({ minimum: 0, maximum: 1 })

/** By which way an account is reached. */
export const Model = Enum('phone', 'mail')

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
  /** False for anyone who came through Google or Facebook and has set none yet. */
  hasPassword: Type.Boolean(),
  createdAt: Instant,
})
export type MemberInfo = Static<typeof MemberInfo>

export const CodeSent = Obj({
  verificationCodeKey: Type.String(),
  /** Seconds until the next may be sent. */
  retryAfter: Type.Integer(),
  /** Seconds the code lives. */
  expiresIn: Type.Integer(),
})
export const Registered = Obj({ id: Type.String(), memberType: MemberType })

/** Natural persons give names, legal entities the company's name and code; emptiness is judged by the form rules. */
export const person = {
  companyCode: Type.Optional(Type.String({ maxLength: 20 })),
  companyName: Type.Optional(CompanyName),
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
  source: Source,
  lang: Lang,
  password: Password,
  memberType: MemberType,
}

export const EmailRegistration = Obj({
  ...person,
  verificationCodeKey: CodeKey,
  email: Type.Optional(Account),
  account: Type.Optional(Account),
  verificationCode: Code,
})
/** The specification has no key here: without one the latest code that was sent to the number counts. */
export const PhoneRegistration = Obj({ ...person, mobilePhone: Account, verifyCode: Code, verificationCodeKey: Type.Optional(CodeKey) })

/**
 * By password, by code, or by both where both are given. One of `mail`, `email` and `mobilePhone` names the account; the
 * account knows its own member type, so that `memberType` decides nothing.
 */
export const Login = {
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
export const LoggedIn = Obj({ id: Type.String() })

/** What a login by code, a new password and a check of a code share. */
export const Proof = { model: Model, userName: Account, verifyCodeKey: CodeKey, verifyCode: Code }
export const Provider = Enum(...signInProviders)

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
