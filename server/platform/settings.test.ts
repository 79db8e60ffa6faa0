import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings of messages and sign-in', () => {
  it('open the mall with nothing set', () => {
    expect(readSettings({})).toMatchObject({
      smsUrl: undefined,
      smtpUrl: undefined,
      smsPerDay: 2000,
      codeSeconds: { register: 1800, forgot: 600, login: 60 },
      signIn: {},
      enumerationSafe: false,
    })
  })

  it('switch a provider on by its id and secret', () => {
    const { signIn } = readSettings({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })
    expect(signIn).toEqual({ google: { issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' } })
    const local = { FACEBOOK_CLIENT_ID: 'a', FACEBOOK_CLIENT_SECRET: 'b', FACEBOOK_ISSUER: 'http://127.0.0.1:9000' }
    expect(readSettings(local).signIn.facebook?.issuer).toBe('http://127.0.0.1:9000')
  })

  it('name a network for photo search', () => {
    expect(readSettings({ PHOTO_MODEL_SIZE: '256' }).photoModel).toBeUndefined()
    expect(readSettings({ PHOTO_MODEL: '/a.onnx', PHOTO_MODEL_MEAN: '0.5, 0.5, 0.5' }).photoModel).toEqual({
      file: '/a.onnx',
      side: 224,
      mean: [0.5, 0.5, 0.5],
      deviation: [0.229, 0.224, 0.225],
    })
  })

  it('read variables by their former names, the new ones first', () => {
    expect(readSettings({ KEEP_PAGES: 'off', KEEP_REPLIES: 'off', CACHE_REPLIES: 'on' })).toMatchObject({
      cachePages: false,
      cacheReplies: true,
    })
  })

  it('name every bad one at once', () => {
    const read = () => readSettings({ PORT: 'a', LOG_LEVEL: 'b', ORIGIN: 'c' })
    for (const name of ['PORT', 'LOG_LEVEL', 'ORIGIN']) expect(read).toThrow(new RegExp(`^Bad settings:\\n.*${name} must be`, 's'))
  })

  it.each([
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
    [
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://elsewhere.example' },
      'GOOGLE_ISSUER must start with https://',
    ],
    [{ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'google' }, 'GOOGLE_ISSUER must be an address'],
    [{ SMS_URL: 'sms' }, 'SMS_URL must be an address'],
    [{ SMS_PER_DAY: '-1' }, 'SMS_PER_DAY must be a whole number'],
    [{ CODE_SECONDS_LOGIN: '29' }, 'CODE_SECONDS_LOGIN must be a whole number from 30 to 3600'],
    [{ SANDBOX_SECRET: 'a'.repeat(31) }, 'SANDBOX_SECRET must have at least 32 characters'],
    [{ SANDBOX_SECRET: '' }, 'SANDBOX_SECRET must have at least 32 characters'],
    [{ STRIPE_SECRET_KEY: 'sk_test_51abcdefgh' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_51abcdefgh' }, 'STRIPE_SECRET_KEY must be a key of the test mode'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_51abcdefgh', STRIPE_WEBHOOK_SECRET: 'whsec_51abcdefgh' },
      'STRIPE_SECRET_KEY must be a key of the test mode',
    ],
    [
      { PAYMENTS: 'live', STRIPE_SECRET_KEY: 'sk_test_51abcdefgh', STRIPE_WEBHOOK_SECRET: 'whsec_51abcdefgh' },
      'STRIPE_SECRET_KEY must be a key of the live mode',
    ],
    [{ PAYMENTS: 'live' }, 'STRIPE_SECRET_KEY must be a key of the live mode'],
    [{ PAYMENTS: 'yes' }, 'PAYMENTS must be one of test, live'],
    [
      { STRIPE_SECRET_KEY: 'sk_test_51abcdefgh', STRIPE_WEBHOOK_SECRET: 'whsec_51abcdefgh', STRIPE_API_URL: 'http://elsewhere.example' },
      'STRIPE_API_URL must start with https://',
    ],
    [{ PHOTO_MODEL_SIZE: '8' }, 'PHOTO_MODEL_SIZE must be a whole number from 16 to 1024'],
    [{ PHOTO_MODEL_MEAN: '0.5,0.5' }, 'PHOTO_MODEL_MEAN must be three numbers'],
    [{ PHOTO_MODEL_MEAN: '0.5,,0.5' }, 'PHOTO_MODEL_MEAN must be three numbers'],
    [{ PHOTO_MODEL_STD: '0.5,0,0.5' }, 'PHOTO_MODEL_STD must not have a 0'],
    [{ ENUMERATION_SAFE: 'yes' }, 'ENUMERATION_SAFE must be one of 0, 1'],
  ])('refuse %j', (env, words) => expect(() => readSettings(env)).toThrow(words))
})

describe('DATABASE_URL', () => {
  it('may name several hosts, and not a bad one of them', () => {
    const two = 'postgres://shop:pass,word@one.example:5432,[::1]:5433/mall?sslmode=require'
    expect(readSettings({ DATABASE_URL: two }).databaseUrl).toBe(two)
    expect(() => readSettings({ DATABASE_URL: 'postgres://one:5432,two:port/mall' })).toThrow('DATABASE_URL must be an address')
  })
})
