import { resolve } from 'node:path'
import type { S3Credentials } from '@kalata/media-store/bucket/s3-client.ts'
import { parseVariables, type Environment, type Values } from '@kalata/operator-kit/settings/variable.ts'
import { variables } from './settings/variables.ts'

/**
 * Everything the environment decides, parsed once at start. Nothing else reads the environment. The variables are declared
 * in `settings/variables.ts`, from which `docs/settings.md` and `.env.example` are generated.
 */
export interface Settings {
  /** Processes that serve on the same port, of which one more starts and ends them. 1: this process alone. */
  readonly workers: number
  /** Whether this process does the jobs that all share. */
  readonly role: Role
  readonly port: number
  readonly host: string
  /** Where `/metrics` is served for Prometheus, on the same host; 0: nowhere. */
  readonly metricsPort: number
  /** How long a server that was told to stop goes on, without being ready. */
  readonly drainSeconds: number
  /** How long an idle connection stays open. */
  readonly keepAliveSeconds: number
  /** A folder with the assets of the release before. */
  readonly assetsBefore: string | undefined
  /** Whether a start migrates the database. */
  readonly migrates: boolean
  /** Database, media and outbox live below it. */
  readonly dataDir: string
  /** The bucket that pictures are in, `s3://…`; without it they are in the data folder. */
  readonly mediaUrl: string | undefined
  /** How much of it this machine has on its disk, about. */
  readonly mediaCacheBytes: number
  readonly s3Credentials: S3Credentials | undefined
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
  /** Messages to phones a day, no matter who asks: what a flood of them may cost. */
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
  /** Says in headers of public pages and replies what they show, for caches in front. */
  readonly cacheTags: boolean
  /** Caches in front that are asked to drop what shows what has changed. */
  readonly cachePurgeUrls: readonly string[]
  /** Browsers keep visited pages for reading offline; `off` also removes what they have. */
  readonly offlinePages: boolean
  /** Caches replies of public calls in memory. */
  readonly cacheReplies: boolean
  /** Caches cards of products in memory for a second. */
  readonly cacheCards: boolean
  /** Answers listings and searches from an index in memory; the database answers without it. `auto`: with threads of its own where the mall is large enough. */
  readonly searchIndex: 'on' | 'off' | 'auto'
  /** A search engine outside that answers in its place: `https://user:password@host:9200/name`. */
  readonly searchUrl: string | undefined
  /** Where photo search has its index: in memory, or in a database that has pgvector; `auto`: there where the catalogue is large. */
  readonly photoIndex: 'auto' | 'memory' | 'pgvector'
  /** A foreign network whose output is the global vector of a picture in photo search; without it our own descriptor makes it. */
  readonly photoModel: PhotoModelSettings | undefined
  /** Secret the sandbox payment provider signs its callbacks with; without it the data folder has one. */
  readonly sandboxSecret: string | undefined
  /** Card payments go to Stripe; without it to the sandbox. */
  readonly stripe: StripeSettings | undefined
  readonly mode: 'production' | 'development' | 'test'
}

/** `web` serves and leaves deliveries, sweeps and descriptions to a process of the role `jobs`; `all` does both. */
export type Role = 'all' | 'web' | 'jobs'

/** What a provider of sign-in knows this mall by. */
export interface SignInSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What the mall is known by at Stripe. */
export interface StripeSettings {
  /** Whether cards are charged: with `PAYMENTS=live`. */
  readonly isLive: boolean
  /** Of the same mode. */
  readonly secretKey: string
  /** What its callbacks are signed with. */
  readonly webhookSecret: string
  readonly apiUrl: string
  /** Tetri; less cannot be paid. */
  readonly minAmount: number
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

type Parsed = Values<typeof variables>

/**
 * The settings from an environment; defaults open the mall with no configuration.
 * @throws Error naming every bad variable at once.
 */
export function readSettings(environment: Environment): Settings {
  const { values, problems } = parseVariables(variables, environment)
  const settings: Settings = {
    workers: values.WORKERS,
    role: values.ROLE,
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    drainSeconds: values.DRAIN_SECONDS,
    keepAliveSeconds: values.KEEP_ALIVE_SECONDS,
    assetsBefore: values.ASSETS_BEFORE && resolve(values.ASSETS_BEFORE),
    migrates: values.MIGRATE === 'on',
    dataDir: values.DATA_DIR,
    ...media(values, problems),
    origin: withoutEndSlash(values.ORIGIN) ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsUrl: values.SMS_URL,
    smsFrom: values.SMS_FROM,
    smsPerDay: values.SMS_PER_DAY,
    codeSeconds: { register: values.CODE_SECONDS_REGISTER, forgot: values.CODE_SECONDS_FORGOT, login: values.CODE_SECONDS_LOGIN },
    signIn: { ...signIn(values, 'google', problems), ...signIn(values, 'facebook', problems) },
    merchants: { login: values.MERCHANT_LOGIN_URL, register: values.MERCHANT_REGISTER_URL, settlement: values.MERCHANT_SETTLEMENT_URL },
    enumerationSafe: values.ENUMERATION_SAFE === '1',
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    cachePages: values.CACHE_PAGES === 'on',
    cacheTags: values.CACHE_TAGS === 'on' || values.CACHE_PURGE_URLS.length > 0,
    cachePurgeUrls: values.CACHE_PURGE_URLS,
    offlinePages: values.OFFLINE_PAGES === 'on',
    cacheReplies: values.CACHE_REPLIES === 'on',
    cacheCards: values.CACHE_CARDS === 'on',
    searchIndex: values.SEARCH_INDEX,
    searchUrl: values.SEARCH_URL,
    photoIndex: values.PHOTO_INDEX,
    photoModel: photoModel(values),
    sandboxSecret: values.SANDBOX_SECRET,
    stripe: stripe(values, problems),
    mode: values.NODE_ENV,
  }
  if (problems.length > 0) throw new Error(`Bad settings:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  return Object.freeze(settings)
}

const withoutEndSlash = (address: string | undefined) => address?.replace(/\/+$/, '')

/** A provider is on when its id and secret are there. Plain http is for a provider on this machine alone. */
function signIn(values: Parsed, name: 'google' | 'facebook', problems: string[]): Settings['signIn'] {
  const prefix = name === 'google' ? 'GOOGLE' : 'FACEBOOK'
  const [clientId, clientSecret] = [values[`${prefix}_CLIENT_ID`], values[`${prefix}_CLIENT_SECRET`]]
  const issuer = values[`${prefix}_ISSUER`] ?? variables[`${prefix}_ISSUER`].fallback
  if (!clientId && !clientSecret) return {}
  if (!clientId || !clientSecret) problems.push(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together`)
  if (isUnsafe(issuer)) problems.push(`${prefix}_ISSUER must start with https://`)
  return { [name]: { issuer, clientId: clientId ?? '', clientSecret: clientSecret ?? '' } }
}

/** Whether secrets that are sent to an address could be read on the way. */
function isUnsafe(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Stripe is on when its key is there; real money moves only where a setting says so beside the key. */
function stripe(values: Parsed, problems: string[]): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  const apiUrl = withoutEndSlash(values.STRIPE_API_URL) ?? variables.STRIPE_API_URL.fallback
  const mode = values.PAYMENTS
  if (!secretKey && !webhookSecret && mode === 'test') return undefined
  if (!new RegExp(`^(?:sk|rk)_${mode}_\\w{8,}$`).test(secretKey ?? ''))
    problems.push(`STRIPE_SECRET_KEY must be a key of the ${mode} mode, which begins with sk_${mode}_, as PAYMENTS=${mode}`)
  if (!/^whsec_\S{8,}$/.test(webhookSecret ?? ''))
    problems.push('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, which begins with whsec_')
  if (isUnsafe(apiUrl)) problems.push('STRIPE_API_URL must start with https://')
  return {
    isLive: mode === 'live',
    secretKey: secretKey ?? '',
    webhookSecret: webhookSecret ?? '',
    apiUrl,
    minAmount: values.STRIPE_MIN_AMOUNT,
  }
}

/** Credentials belong to a bucket: where pictures are in a folder, those in the environment are for something else. */
function media(values: Parsed, problems: string[]): Pick<Settings, 'mediaUrl' | 'mediaCacheBytes' | 's3Credentials'> {
  const { MEDIA_URL: mediaUrl, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values
  const mediaCacheBytes = values.MEDIA_CACHE_MB * 1024 * 1024
  if (mediaUrl && !(accessKeyId && secretAccessKey)) problems.push('MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  if (!accessKeyId || !secretAccessKey) return { mediaUrl, mediaCacheBytes, s3Credentials: undefined }
  return { mediaUrl, mediaCacheBytes, s3Credentials: { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN } }
}

function photoModel(values: Parsed): PhotoModelSettings | undefined {
  const { PHOTO_MODEL: file, PHOTO_MODEL_SIZE: side, PHOTO_MODEL_MEAN: mean, PHOTO_MODEL_STD: deviation } = values
  return file ? { file: resolve(file), side, mean, deviation } : undefined
}
