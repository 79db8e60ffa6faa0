import { Type } from 'typebox'
import { Obj, StoreMemberId, Uuid, calls, post, get } from '#contract/core/call.ts'
import {
  Account,
  Name,
  CompanyName,
  Password,
  MemberType,
  Model,
  MemberInfo,
  CodeSent,
  Registered,
  EmailRegistration,
  PhoneRegistration,
  Login,
  LoggedIn,
  Proof,
  Provider,
  SessionView,
  SignInLink,
} from './schemas.ts'

export const registrationCalls = calls('accounts', {
  registerByEmail: post('account/registerByEmail', {
    summary: 'Register with an e-mail address and the code sent to it',
    description: 'Natural persons give names, legal entities the name and code of the company.',
    access: 'visitor',
    also: ['pc/mall/user/register', 'pc/mall/userNew/emailRegister'],
    form: true,
    body: EmailRegistration,
    reply: Registered,
  }),
  registerByPhone: post('account/registerByPhone', {
    summary: 'Register with a phone number and the code sent to it',
    description: 'Natural persons give names, legal entities the name and code of the company.',
    access: 'visitor',
    form: true,
    body: PhoneRegistration,
    reply: Registered,
  }),
  accountStatus: get('minimall/member/uniteCheckUserName', {
    summary: 'Whether an e-mail address or phone number is registered',
    description: '`userStatus` is 1 for a registered account, 0 for a free one.',
    access: 'visitor',
    /** `type` says what for: 0 register, 1 forgot. */
    query: Obj({ userName: Account, type: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })) }),
    /** 1 registered, 0 free. */
    reply: Obj({ userStatus: Type.Integer() }),
  }),
  countries: post('pc/mall/findCountryList', {
    summary: 'Countries with their area codes',
    description: 'A JSON text whose `data` lists `{ countryId, areaCode, name }`, Georgia first, then by name.',
    access: 'public',
    in: 'value',
    cacheSeconds: 3600,
    body: Obj({}),
    reply: Type.String(),
  }),
})
export const loginCalls = calls('accounts', {
  login: post('minimall/member/uniteLogin', {
    summary: 'Sign in with a password, a verification code or both',
    description: 'Opens a session. One of `mail`, `email` and `mobilePhone` names the account; `memberType` is accepted and ignored.',
    access: 'visitor',
    also: ['account/loginByEmail', 'account/loginByPhone'],
    body: Obj(Login),
    reply: LoggedIn,
  }),
  loginByQuery: get('minimall/member/uniteLogin', {
    summary: 'Sign in with the credentials in the query',
    description:
      'Served for clients of the specification; the storefront posts. The query is never logged. Rejected when the browser says that another site asks.',
    access: 'visitor',
    query: Obj(Login),
    reply: LoggedIn,
  }),
  logout: post('minimall/member/logout', {
    summary: 'End the current session',
    description:
      'Answers alike without a session. With `lost` only where the request has no `userInfo` cookie: a browser that lost it has signed out.',
    access: 'visitor',
    body: Obj({ storeMemberId: StoreMemberId, lost: Type.Optional(Type.Boolean()) }),
    reply: Obj({}),
  }),
  signInProviders: get('mall/account/providers', {
    summary: 'The sign-in providers this mall is set up for',
    description: 'Empty when there is none.',
    access: 'public',
    cacheSeconds: 60,
    reply: Obj({ providers: Type.Array(Provider) }),
  }),
  signInUrl: get('minimall/member/uniteRedirectUrl', {
    summary: 'The address of a sign-in provider to send the browser to',
    description: 'A signed-in member links the provider to the account, a visitor signs in.',
    access: 'visitor',
    query: Obj({
      model: Provider,
      client: Type.Optional(Type.String({ maxLength: 20 })),
      /** The page `/thirdlogin` leads to afterwards. */
      redirect: Type.Optional(Type.String({ maxLength: 2048 })),
    }),
    reply: Obj({ redirectUrl: Type.String() }),
  }),
})

export const codesCalls = calls('accounts', {
  sendMailCode: post('minimall/member/sendMail/code', {
    summary: 'Send a verification code by e-mail',
    description: '`type`: 0 register, 1 forgotten password, 2 login.',
    access: 'visitor',
    body: Obj({
      mail: Account,
      /** 1 forgot, 0 register, 2 login. */
      type: Type.Integer({ minimum: 0, maximum: 2 }),
    }),
    reply: CodeSent,
  }),
  sendSmsCode: post('sms/send', {
    summary: 'Send a verification code by SMS',
    description: '`smsType`: 1 register, 2 forgotten password, 3 login. The number stands in `mobilePhone` or in `phone`.',
    access: 'visitor',
    query: Obj({ phone: Type.Optional(Account) }),
    body: Obj({
      mobilePhone: Type.Optional(Account),
      /** 2 forgot, 1 register, 3 login. */
      smsType: Type.Integer({ minimum: 1, maximum: 3 }),
    }),
    reply: CodeSent,
  }),
  sendActivationCode: post('pc/mall/user/getActivateVerifyCode', {
    summary: 'Send the verification code that activates a new account',
    description: 'By e-mail or SMS as `model` says.',
    access: 'visitor',
    body: Obj({ userName: Account, model: Model }),
    reply: CodeSent,
  }),
  checkCode: post('minimall/member/uniteCheckVerifyCode', {
    summary: 'Check a verification code without using it up',
    access: 'visitor',
    body: Obj(Proof),
    reply: Obj({ valid: Type.Boolean() }),
  }),
  resetPassword: post('minimall/member/uniteForgotPassword', {
    summary: 'Set a new password with a verification code',
    description: 'Every session of the account ends.',
    access: 'visitor',
    also: ['minimall/member/uniteModifyPassword'],
    body: Obj({ ...Proof, password: Password }),
    reply: Obj({ memberType: MemberType }),
  }),
})

export const ownAccountCalls = calls('accounts', {
  profile: post('pc/mall/user/info', {
    summary: 'The signed-in member',
    access: 'member',
    in: 'value',
    body: Obj({ storeMemberId: StoreMemberId }),
    reply: MemberInfo,
  }),
  updateProfile: post('pc/mall/user/updateUserInfo', {
    summary: 'Change name, company name or picture',
    description: 'Absent fields stay as they are. `avatarUrl` is an upload of the same member; an empty text removes the picture.',
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
  }),
  sendContactCode: post('mall/account/contact/code', {
    summary: 'Send a verification code to a new e-mail address or phone number',
    access: 'member',
    body: Obj({ model: Model, userName: Account }),
    reply: CodeSent,
  }),
  changeContact: post('mall/account/contact', {
    summary: 'Add or replace the e-mail address or phone number to sign in with',
    description: 'Needs the password, or a recent login where the member has none.',
    access: 'member',
    in: 'value',
    body: Obj({ ...Proof, password: Type.Optional(Password) }),
    reply: MemberInfo,
  }),
  changeLanguage: post('minimall/member/uniteMemberChangeLang', {
    summary: 'Change the language of messages to the member',
    access: 'member',
    body: Obj({ storeMemberId: StoreMemberId, lang: Type.String({ maxLength: 12 }) }),
    reply: Obj({ lang: Type.String() }),
  }),
  changePassword: post('mall/account/password', {
    summary: 'Set or change the password',
    description:
      '`oldPassword` is absent only where there is no password yet. This session gets a new token; the others end unless `keepOthers` is set.',
    access: 'member',
    body: Obj({ oldPassword: Type.Optional(Password), password: Password, keepOthers: Type.Optional(Type.Boolean()) }),
    reply: Obj({}),
  }),
  sessions: get('mall/sessions', {
    summary: 'Open sessions',
    description: 'The current one first, then the last used.',
    access: 'member',
    reply: Type.Array(SessionView),
  }),
  endSession: post('mall/sessions/:id/end', {
    summary: 'End one session',
    description: 'Answers with the sessions that are left.',
    access: 'member',
    params: Obj({ id: Uuid }),
    reply: Type.Array(SessionView),
  }),
  endSessions: post('mall/sessions/endAll', {
    summary: 'End all sessions',
    description: 'With `keepThis` all but the current one.',
    access: 'member',
    body: Obj({ keepThis: Type.Optional(Type.Boolean()) }),
    reply: Obj({ ended: Type.Integer() }),
  }),
  linkedProviders: get('mall/account/links', {
    summary: 'Sign-in providers linked to the account',
    access: 'member',
    reply: Type.Array(SignInLink),
  }),
  unlinkProvider: post('mall/account/unlink', {
    summary: 'Unlink a sign-in provider',
    description: 'Answers with the links that are left.',
    access: 'member',
    body: Obj({ model: Provider }),
    reply: Type.Array(SignInLink),
  }),
})
