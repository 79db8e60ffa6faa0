import { resolve } from 'node:path'

/** Everything the environment decides, parsed once at start. Nothing else reads the environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Where `/metrics` is served for Prometheus, on the same host; 0: nowhere. */
  readonly metricsPort: number
  /** Database, media and outbox live below it. */
  readonly dataDir: string
  /** Scheme, host and port shoppers see, without a trailing slash. */
  readonly origin: string
  /** An outer PostgreSQL; without it the embedded one is used. */
  readonly databaseUrl: string | undefined
  /** A streaming replica of it, from which public data are read. */
  readonly databaseReplicaUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** An SMS gateway that takes a POST of JSON; its user and password travel as Basic authorisation. */
  readonly smsUrl: string | undefined
  /** The sender's name on phones. */
  readonly smsFrom: string
  /** Messages to phones a day, whoever asks: what a flood of them may cost. */
  readonly smsPerDay: number
  /** Seconds a six-digit code lives; one that ties a new mailbox or phone to an account as long as one for a forgotten password. */
  readonly codeSeconds: { readonly register: number; readonly forgot: number; readonly login: number }
  /** The ways in from elsewhere; absent ones have no button. */
  readonly signIn: { readonly google?: SignInSettings; readonly facebook?: SignInSettings }
  /** Where merchants sign in, register and see their settlements: pages of another site. */
  readonly merchants: { readonly login: string | undefined; readonly register: string | undefined; readonly settlement: string | undefined }
  /** Keeps it a secret who is a member: the existence check says "go on" to everybody. */
  readonly enumerationSafe: boolean
  readonly logLevel: string
  /** Addresses of proxies whose forwarded headers are believed. */
  readonly trustedProxies: readonly string[]
  /** Caches rendered public pages in memory. */
  readonly cachePages: boolean
  /** Browsers keep visited pages for reading offline; `off` also removes what they have. */
  readonly offlinePages: boolean
  /** Caches replies of public calls in memory. */
  readonly cacheReplies: boolean
  /** Answers listings and searches from an index in memory; the database answers without it. `auto`: with threads of its own where the mall is large enough. */
  readonly searchIndex: 'on' | 'off' | 'auto'
  /** Where photo search has its index: in memory, or in a database that has pgvector; `auto`: there where the catalogue is large. */
  readonly photoIndex: 'auto' | 'memory' | 'pgvector'
  /** A foreign network whose output is the global vector of a picture in photo search; without it our own descriptor makes it. */
  readonly photoModel: PhotoModelSettings | undefined
  /** Secret the sandbox payment provider signs its callbacks with; without it the data folder has one. */
  readonly sandboxSecret: string | undefined
  /** Card payments go to Stripe, in its test mode; without it to the sandbox. */
  readonly stripe: StripeSettings | undefined
  readonly mode: 'production' | 'development' | 'test'
}

/** What a provider of sign-in knows this mall by. */
export interface SignInSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What the mall is known by at Stripe. */
export interface StripeSettings {
  /** Of the test mode. */
  readonly secretKey: string
  /** What its callbacks are signed with. */
  readonly webhookSecret: string
  readonly apiUrl: string
}

/** A network in ONNX and the picture that it expects: RGB, square, each channel less its mean and divided by its deviation. */
export interface PhotoModelSettings {
  readonly file: string
  /** Pixels. */
  readonly side: number
  /** Of channels from 0 to 1. */
  readonly mean: readonly number[]
  readonly deviation: readonly number[]
}

type Environment = Record<string, string | undefined>

/**
 * The settings from an environment; defaults open the mall with no configuration.
 * @throws Error naming every bad variable at once.
 */
export function readSettings(environment: Environment): Settings {
  // Two settings have changed their names; the old ones are still read.
  const env: Environment = { CACHE_PAGES: environment.KEEP_PAGES, CACHE_REPLIES: environment.KEEP_REPLIES, ...environment }
  const bad: string[] = []
  const port = integer(env, 'PORT', 3000, bad)
  const origin = url(env, 'ORIGIN', ['http:', 'https:'], bad)?.replace(/\/+$/, '') ?? `http://localhost:${port}`
  const settings: Settings = {
    port,
    host: env.HOST ?? '127.0.0.1',
    metricsPort: integer(env, 'METRICS_PORT', 0, bad),
    dataDir: resolve(env.DATA_DIR ?? './data'),
    origin,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], bad),
    databaseReplicaUrl: url(env, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:'], bad),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:'], bad),
    mailFrom: env.MAIL_FROM ?? 'Kalata <no-reply@kalata.example>',
    smsUrl: url(env, 'SMS_URL', ['http:', 'https:'], bad),
    smsFrom: env.SMS_FROM ?? 'Kalata',
    smsPerDay: integer(env, 'SMS_PER_DAY', 2000, bad, { max: 10_000_000 }),
    codeSeconds: {
      register: integer(env, 'CODE_SECONDS_REGISTER', 1800, bad, codeSeconds),
      forgot: integer(env, 'CODE_SECONDS_FORGOT', 600, bad, codeSeconds),
      login: integer(env, 'CODE_SECONDS_LOGIN', 60, bad, codeSeconds),
    },
    signIn: {
      ...signIn(env, 'google', 'https://accounts.google.com', bad),
      ...signIn(env, 'facebook', 'https://www.facebook.com', bad),
    },
    merchants: {
      login: url(env, 'MERCHANT_LOGIN_URL', ['http:', 'https:'], bad),
      register: url(env, 'MERCHANT_REGISTER_URL', ['http:', 'https:'], bad),
      settlement: url(env, 'MERCHANT_SETTLEMENT_URL', ['http:', 'https:'], bad),
    },
    enumerationSafe: oneOf(env, 'ENUMERATION_SAFE', ['0', '1'], '0', bad) === '1',
    logLevel: oneOf(env, 'LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info', bad),
    trustedProxies: env.TRUSTED_PROXIES?.split(',').map((part) => part.trim()) ?? [],
    cachePages: oneOf(env, 'CACHE_PAGES', ['on', 'off'], 'on', bad) === 'on',
    offlinePages: oneOf(env, 'OFFLINE_PAGES', ['on', 'off'], 'on', bad) === 'on',
    cacheReplies: oneOf(env, 'CACHE_REPLIES', ['on', 'off'], 'on', bad) === 'on',
    searchIndex: oneOf(env, 'SEARCH_INDEX', ['on', 'off', 'auto'], 'auto', bad),
    photoIndex: oneOf(env, 'PHOTO_INDEX', ['auto', 'memory', 'pgvector'], 'auto', bad),
    photoModel: photoModel(env, bad),
    sandboxSecret: secret(env, 'SANDBOX_SECRET', bad),
    stripe: stripe(env, bad),
    mode: oneOf(env, 'NODE_ENV', ['production', 'development', 'test'], 'production', bad),
  }
  if (bad.length > 0) throw new Error(`Bad settings:\n${bad.map((line) => `  ${line}`).join('\n')}`)
  return Object.freeze(settings)
}

/** What a code's life may be: time to read a letter, and no longer than it needs. */
const codeSeconds = { min: 30, max: 3600 }

function integer(env: Environment, name: string, fallback: number, bad: string[], { min = 0, max = 65535 } = {}): number {
  const value = env[name]
  if (value === undefined) return fallback
  const number = Number(value)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  bad.push(`${name} must be a whole number from ${min} to ${max}`)
  return fallback
}

/** Characters of the shortest secret that is accepted. */
export const minSandboxSecret = 32

function secret(env: Environment, name: string, bad: string[]): string | undefined {
  const value = env[name]
  if (value !== undefined && value.length < minSandboxSecret) bad.push(`${name} must have at least ${minSandboxSecret} characters`)
  return value
}

/** A provider is on when its id and secret are there. Plain http is for a provider on this machine alone. */
function signIn(env: Environment, name: 'google' | 'facebook', usual: string, bad: string[]): Settings['signIn'] {
  const prefix = name.toUpperCase()
  const { [`${prefix}_CLIENT_ID`]: clientId, [`${prefix}_CLIENT_SECRET`]: clientSecret } = env
  const issuer = url(env, `${prefix}_ISSUER`, ['http:', 'https:'], bad) ?? usual
  if (!clientId && !clientSecret) return {}
  if (!clientId || !clientSecret) bad.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together`)
  if (isUnsafe(issuer)) bad.push(`${prefix}_ISSUER must start with https://`)
  return { [name]: { issuer, clientId: clientId ?? '', clientSecret: clientSecret ?? '' } }
}

/** Whether secrets that are sent to an address could be read on the way. */
function isUnsafe(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Stripe is on when its key is there. Real money is refused: what is tested is the test mode. */
function stripe(env: Environment, bad: string[]): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const apiUrl = url(env, 'STRIPE_API_URL', ['http:', 'https:'], bad)?.replace(/\/+$/, '') ?? 'https://api.stripe.com'
  if (!secretKey && !webhookSecret) return undefined
  if (!/^(?:sk|rk)_test_\w{8,}$/.test(secretKey ?? ''))
    bad.push('STRIPE_SECRET_KEY must be a key of the test mode, which begins with sk_test_')
  if (!/^whsec_\S{8,}$/.test(webhookSecret ?? ''))
    bad.push('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, which begins with whsec_')
  if (isUnsafe(apiUrl)) bad.push('STRIPE_API_URL must start with https://')
  return { secretKey: secretKey ?? '', webhookSecret: webhookSecret ?? '', apiUrl }
}

/** The defaults are those of ImageNet, which most networks are trained with. */
function photoModel(env: Environment, bad: string[]): PhotoModelSettings | undefined {
  const side = integer(env, 'PHOTO_MODEL_SIZE', 224, bad, { min: 16, max: 1024 })
  const mean = channels(env, 'PHOTO_MODEL_MEAN', [0.485, 0.456, 0.406], bad)
  const deviation = channels(env, 'PHOTO_MODEL_STD', [0.229, 0.224, 0.225], bad)
  if (deviation.includes(0)) bad.push('PHOTO_MODEL_STD must not have a 0')
  return env.PHOTO_MODEL ? { file: resolve(env.PHOTO_MODEL), side, mean, deviation } : undefined
}

function channels(env: Environment, name: string, fallback: number[], bad: string[]): number[] {
  const value = env[name]
  if (value === undefined) return fallback
  const numbers = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  if (numbers.length === 3 && numbers.every((number) => number >= 0 && number <= 1)) return numbers
  bad.push(`${name} must be three numbers from 0 to 1, divided by commas`)
  return fallback
}

function url(env: Environment, name: string, protocols: string[], bad: string[]): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  bad.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  return undefined
}

function oneOf<const T extends string>(env: Environment, name: string, words: T[], fallback: T, bad: string[]): T {
  const value = env[name]
  if (value === undefined) return fallback
  if (words.includes(value as T)) return value as T
  bad.push(`${name} must be one of ${words.join(', ')}`)
  return fallback
}
