import {
  address,
  addresses,
  channels,
  folder,
  integer,
  list,
  oneOf,
  optionalString,
  processes,
  secret,
  string,
  type Variables,
} from '@kalata/operator-kit/settings/variable.ts'

/** Characters of the shortest secret that is accepted. */
export const minSandboxSecret = 32

const server = {
  PORT: integer({ fallback: 3000 }, { meaning: 'The TCP port that the server listens on.' }),
  HOST: string('127.0.0.1', {
    meaning: 'The network address that the server listens on; `0.0.0.0` accepts connections from other machines.',
  }),
  ORIGIN: address(['http', 'https'], 'http://localhost:PORT', {
    meaning: 'The address that shoppers type: it stands in mails and canonical links, and decides whether cookies need TLS.',
    example: 'https://mall.example',
  }),
  TRUSTED_PROXIES: list('IP addresses or networks (`10.0.0.0/8`), divided by commas', {
    meaning: 'The proxies whose `X-Forwarded-For` header is believed, so that rate limits count shoppers and not the proxy.',
    example: '127.0.0.1',
  }),
  DATA_DIR: folder('./data', { meaning: 'Where the embedded database, uploaded pictures and unsent messages are stored.' }),
  WORKERS: processes({
    meaning:
      'How many processes serve on `PORT`, with the embedded database too; the first of them does the jobs. What dies is started again.',
    example: 'auto',
  }),
  ROLE: oneOf(['all', 'web', 'jobs'], 'all', {
    meaning:
      'With `web` a process leaves deliveries, sweeps and descriptions to others, of which one must be `all` or `jobs`: one that no balancer sends requests to.',
  }),
  DRAIN_SECONDS: integer(
    { fallback: 0, max: 120, unit: 'seconds' },
    {
      meaning:
        'How long the server goes on accepting connections after SIGTERM while it is not ready any more; behind a balancer longer than the time in which that notices.',
      example: '10',
    },
  ),
  KEEP_ALIVE_SECONDS: integer(
    { fallback: 75, min: 1, max: 3600, unit: 'seconds' },
    {
      meaning: 'How long an idle connection stays open: longer than a balancer in front keeps it, which would send a request into its end.',
    },
  ),
  ASSETS_BEFORE: optionalString('a folder', 'none', {
    meaning: 'The `build/client/assets` of the release before: pages that it rendered find their scripts while releases change.',
    example: '/srv/kalata-before/build/client/assets',
  }),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info', { meaning: 'The least level of lines in the log.' }),
  METRICS_PORT: integer(
    { fallback: 0 },
    { meaning: 'The port of `HOST` that serves `/metrics` for Prometheus; 0 serves no metrics.', example: '9090' },
  ),
  NODE_ENV: oneOf(['production', 'development', 'test'], 'production', {
    meaning: 'The mode; the npm scripts set it: `npm run dev` to `development`, the others to `production`.',
  }),
}

const database = {
  DATABASE_URL: address(['postgres', 'postgresql'], 'the embedded PostgreSQL', {
    meaning:
      'A PostgreSQL server of your own; nothing is started in `DATA_DIR` then. Several hosts, divided by commas, are a primary and its standbys: the primary is found, and found again after a promotion.',
    example: 'postgres://user:password@localhost:5432/kalata',
  }),
  MIGRATE: oneOf(['on', 'off'], 'on', {
    meaning: 'With `off` a start does not migrate the database, and fails where `kalata migrate` has not done so.',
  }),
  DATABASE_REPLICA_URL: address(['postgres', 'postgresql'], 'none', {
    meaning: 'A streaming replica of that database, from which public data are read.',
    example: 'postgres://user:password@replica:5432/kalata',
  }),
}

const media = {
  MEDIA_URL: address(['s3'], 'the folder `DATA_DIR/media`', {
    meaning:
      'The bucket that pictures are in, for several machines: `s3://bucket/folder?endpoint=https://…&region=…`; the folder may be left out, and so may the endpoint of Amazon.',
    example: 's3://kalata-media?endpoint=https://s3.example&region=eu-central-1',
  }),
  MEDIA_CACHE_MB: integer(
    { fallback: 2048, min: 16, max: 4_194_304, unit: 'MB' },
    { meaning: 'How much of the bucket a machine has in `DATA_DIR/media-cache`, about.' },
  ),
  AWS_ACCESS_KEY_ID: optionalString('text', 'none', { meaning: 'The key that the bucket is opened with.', example: 'the-key' }),
  AWS_SECRET_ACCESS_KEY: secret(8, 'none', { meaning: 'The secret of that key.' }),
  AWS_SESSION_TOKEN: optionalString('text', 'none', { meaning: 'The token of temporary credentials.', example: 'the-token' }),
}

const unsent = 'files in `DATA_DIR/outbox/`'
const messages = {
  SMTP_URL: address(['smtp', 'smtps'], unsent, {
    meaning: 'The mail server that sends mails; without it each mail is written to a file.',
    example: 'smtps://user:password@mail.example',
  }),
  MAIL_FROM: string('Kalata <no-reply@kalata.example>', { meaning: 'The sender of mails.' }),
  SMS_URL: address(['http', 'https'], unsent, {
    meaning: 'A gateway that accepts a POST of `{ to, from, text, id }` as JSON; user and password travel as Basic authorisation.',
    example: 'https://user:password@sms.example/send',
  }),
  SMS_FROM: string('Kalata', { meaning: 'The sender that phones show.' }),
  SMS_PER_DAY: integer(
    { fallback: 2000, max: 10_000_000, unit: 'messages' },
    { meaning: 'The most messages to phones a day, over all members: it bounds what a flood of codes costs.' },
  ),
}

const third = (provider: string) => ({ none: `no button for ${provider}`, id: `The id of this mall at ${provider}; needs its secret.` })
const [google, facebook] = [third('Google'), third('Facebook')]
/** How long a code may be valid: long enough to read a mail, and no longer than it needs. */
const codeLife = { min: 30, max: 3600, unit: 'seconds' }
const accounts = {
  CODE_SECONDS_REGISTER: integer({ fallback: 1800, ...codeLife }, { meaning: 'How long a six-digit code for a registration is valid.' }),
  CODE_SECONDS_FORGOT: integer(
    { fallback: 600, ...codeLife },
    { meaning: 'How long a code is valid for a forgotten password, and for a new mail address or phone.' },
  ),
  CODE_SECONDS_LOGIN: integer({ fallback: 60, ...codeLife }, { meaning: 'How long a code for a login is valid.' }),
  ENUMERATION_SAFE: oneOf(['0', '1'], '0', {
    meaning: 'With `1` nobody can find out which addresses belong to members: the check before a login gives everybody the same answer.',
  }),
  GOOGLE_CLIENT_ID: optionalString('text', google.none, { meaning: google.id }),
  GOOGLE_CLIENT_SECRET: optionalString('text', google.none, { meaning: 'The secret of that id.' }),
  GOOGLE_ISSUER: address(['http', 'https'], 'https://accounts.google.com', {
    meaning: 'The OpenID Connect issuer; plain http is accepted only for an address of this machine.',
  }),
  FACEBOOK_CLIENT_ID: optionalString('text', facebook.none, { meaning: facebook.id }),
  FACEBOOK_CLIENT_SECRET: optionalString('text', facebook.none, { meaning: 'The secret of that id.' }),
  FACEBOOK_ISSUER: address(['http', 'https'], 'https://www.facebook.com', {
    meaning: 'The OpenID Connect issuer; plain http is accepted only for an address of this machine.',
  }),
}

const payments = {
  PAYMENTS: oneOf(['test', 'live'], 'test', {
    meaning: 'Whether cards are charged: `live` needs keys of the live mode of Stripe, `test` accepts those of its test mode only.',
    example: 'live',
  }),
  STRIPE_SECRET_KEY: optionalString('a key of the mode of `PAYMENTS`: `sk_test_…`, `rk_live_…`', 'cards are paid at the sandbox', {
    meaning: 'Card payments go to Stripe; needs the secret of its webhook.',
    example: 'sk_test_…',
  }),
  STRIPE_WEBHOOK_SECRET: optionalString('`whsec_…`', 'none', {
    meaning: "The signing secret of Stripe's webhook.",
    example: 'whsec_…',
  }),
  STRIPE_API_URL: address(['http', 'https'], 'https://api.stripe.com', {
    meaning: "The address of Stripe's interface; plain http is accepted only for an address of this machine.",
  }),
  STRIPE_MIN_AMOUNT: integer(
    { fallback: 200, min: 0, max: 100_000, unit: 'tetri' },
    {
      meaning:
        'The least that Stripe takes by card: 0.50 US dollars in GEL, or what its documentation says for the currency of your account. Less is said at the checkout.',
    },
  ),
  SANDBOX_SECRET: secret(minSandboxSecret, 'a random one in `DATA_DIR/sandbox-secret`', {
    meaning: 'Signs the callbacks of the sandbox payment provider; the same in every process.',
  }),
}

const merchants = {
  MERCHANT_LOGIN_URL: address(['http', 'https'], 'the page `/business-register`', {
    meaning: "The merchants' own site: where they sign in.",
    example: 'https://merchants.example/login',
  }),
  MERCHANT_REGISTER_URL: address(['http', 'https'], 'a mail to the mall', {
    meaning: 'Where merchants register.',
    example: 'https://merchants.example/register',
  }),
  MERCHANT_SETTLEMENT_URL: address(['http', 'https'], 'no such link', {
    meaning: 'Where merchants see their settlements.',
    example: 'https://merchants.example/settlements',
  }),
}

const caches = {
  CACHE_PAGES: oneOf(['on', 'off'], 'on', {
    meaning: 'Rendered public pages are cached in memory for seconds.',
    formerName: 'KEEP_PAGES',
  }),
  CACHE_TAGS: oneOf(['on', 'off'], 'off', {
    meaning:
      'With `on` public pages and replies say what they show (`surrogate-key`, `xkey`: `product:5 category:3`), for a CDN or Varnish that drops by it.',
  }),
  CACHE_PURGE_URLS: addresses(['http', 'https'], {
    meaning:
      'Caches in front, by commas: a change sends each a `PURGE` whose header `xkey-purge` has the tags of what to drop (`mall` is everything), as vmod_xkey of Varnish documents it. Includes `CACHE_TAGS=on`; a user and password are sent as Basic authorisation.',
    example: 'http://varnish1:6081/,http://varnish2:6081/',
  }),
  CACHE_REPLIES: oneOf(['on', 'off'], 'on', {
    meaning: 'Replies of public calls are cached in memory for seconds.',
    formerName: 'KEEP_REPLIES',
  }),
  CACHE_CARDS: oneOf(['on', 'off'], 'on', {
    meaning: 'Cards of products are cached in memory for a second, for pages and replies that are made at the same time.',
  }),
  OFFLINE_PAGES: oneOf(['on', 'off'], 'on', {
    meaning: 'Browsers store visited pages for reading offline; `off` also removes what they have stored.',
  }),
}

const search = {
  SEARCH_INDEX: oneOf(['on', 'off', 'auto'], 'auto', {
    meaning:
      'Listings and searches are answered from an index in memory instead of the database; `auto` gives it threads of its own from 2,000 products on.',
  }),
  SEARCH_URL: address(['http', 'https'], 'none', {
    meaning:
      'An OpenSearch that answers listings and searches in place of that index, for several machines: its nodes divided by commas, a name for its indexes, and `shards` (1), `replicas` (1), `timeout` (1000 ms) and `silence` (15,000 ms, after which another process writes in place of one that is silent) where they differ. While it does not answer, the database does.',
    example: 'https://user:password@one:9200,two:9200/kalata?shards=2',
  }),
  PHOTO_INDEX: oneOf(['auto', 'memory', 'pgvector'], 'auto', {
    meaning:
      'Where photo search looks: in the memory of each process or in a database with the extension `vector`; `auto` chooses the database from 300,000 pictures on, where it has the extension.',
  }),
  PHOTO_MODEL: optionalString('an ONNX file', 'the built-in descriptor', {
    meaning:
      'A network whose output compares pictures in photo search; needs the package `onnxruntime-node`, and the same file in every process.',
  }),
  PHOTO_MODEL_SIZE: integer(
    { fallback: 224, min: 16, max: 1024, unit: 'pixels' },
    { meaning: 'The side of the square picture that it expects.' },
  ),
  PHOTO_MODEL_MEAN: channels(
    [0.485, 0.456, 0.406],
    { zero: true },
    {
      meaning: 'What is subtracted from red, green and blue; the default is that of ImageNet, which most networks are trained with.',
    },
  ),
  PHOTO_MODEL_STD: channels([0.229, 0.224, 0.225], { zero: false }, { meaning: 'What red, green and blue are divided by after that.' }),
}

/** Every variable of the environment by theme, in the order of `docs/settings.md` and `.env.example`. */
export const settingThemes: readonly { title: string; variables: Variables }[] = [
  { title: 'Server', variables: server },
  { title: 'Database', variables: database },
  { title: 'Pictures', variables: media },
  { title: 'Mail and SMS', variables: messages },
  { title: 'Accounts and sign-in', variables: accounts },
  { title: 'Card payments', variables: payments },
  { title: 'Merchants', variables: merchants },
  { title: 'Caches', variables: caches },
  { title: 'Search', variables: search },
]

export const variables = { ...server, ...database, ...media, ...messages, ...accounts, ...payments, ...merchants, ...caches, ...search }
