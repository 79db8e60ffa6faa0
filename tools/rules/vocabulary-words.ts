/**
 * Where a word is dead. `name`: as a whole identifier. `part`: as a word of an identifier (`camelCase`, `snake_case`) or of a
 * file name, too. `anywhere`: in comments, documents and test titles as well.
 */
export type Reach = 'name' | 'part' | 'anywhere'

export interface DeadWord {
  /** Its forms, in lower case. */
  forms: string[]
  /** What to write. */
  instead: string
  reach: Reach
}

const word = (reach: Reach, instead: string, ...forms: string[]): DeadWord => ({ forms, instead, reach })

/** The words the code does not use, with the term in place of each. `docs/glossary.md` lists them. */
export const deadWords: DeadWord[] = [
  word('anywhere', 'error: domain error, field error, row error, server error', 'fault', 'faults', 'faulty'),
  word('anywhere', 'domain error, rejection', 'refusal', 'refusals'),
  word('anywhere', 'server, deps, mall', 'house'),
  word('anywhere', 'plugin, capacity', 'room', 'rooms'),
  word('anywhere', 'importer, entry point, direct database access', 'door', 'doors'),
  word('anywhere', 'taxonomy, categories', 'shelf', 'shelves'),
  word('anywhere', 'duplicate, concurrent request', 'twin', 'twins'),
  word('anywhere', 'queue', 'lane', 'lanes'),
  word('anywhere', 'foreign-access, another member', 'stranger', 'strangers'),
  word('anywhere', 'invalid, attack', 'hostile'),
  word('anywhere', 'brute force', 'siege'),
  word('anywhere', 'overflow', 'homeless'),
  word('anywhere', 'timeout', 'patience'),
  word('anywhere', 'progress dots', 'strand', 'strands'),
  word('anywhere', 'pattern', 'weave'),
  word('part', 'cached, draft, remaining', 'kept'),
  word('part', 'reject, DomainError', 'refuse', 'refused', 'refuses'),
  word('part', 'consume, reserve, capture, claim, accept', 'take', 'takes', 'taken', 'took'),
  word('part', 'enqueue, upsert, write', 'put', 'puts'),
  word('part', 'delete, reset, erase', 'forget', 'forgets'),
  word('part', 'reserve, reserved', 'hold', 'holds', 'held'),
  word('part', 'products, catalogue', 'goods'),
  word('part', 'units, quantity, parts', 'piece', 'pieces'),
  word('part', 'mail, template', 'letter', 'letters'),
  word('part', 'events', 'news'),
  word('part', 'workers', 'hand', 'hands'),
  word('part', 'shutdown timeout', 'grace'),
  word('part', 'message, notify, reply', 'say', 'says', 'said', 'saying', 'tell', 'tells'),
  word('part', 'authorization flow', 'trip', 'trips'),
  word('part', 'link', 'tie', 'ties', 'tied'),
  word('part', 'client subnet', 'net', 'nets'),
  word('part', 'retryable, prepared', 'undone', 'planned'),
  word('part', 'original', 'master', 'masters'),
  word('part', 'inspect', 'judge', 'judges', 'judged'),
  word('part', 'placeholder', 'standin'),
  word('part', 'fuzzy, corrected', 'bent'),
  word('name', 'the thing it names', 'whole', 'own', 'there', 'so', 'wanted', 'again', 'around', 'odd'),
]

export interface Exception {
  /** Paths it holds for; without it, all. */
  path?: RegExp
  /** Forms of dead words, or whole identifiers. */
  allowed: string[]
  reason: string
}

/** Where a dead word means what the field means by it. */
export const exceptions: Exception[] = [
  {
    path: /^(?:(?:server|storefront|contract)\/search|packages\/(?:attribute-values|query-words))\//,
    allowed: ['letter', 'letters'],
    reason: 'letters of an alphabet',
  },
  { path: /^(tools\/vocabulary|docs\/glossary)/, allowed: ['*'], reason: 'the list itself' },
  { allowed: ['onHand', 'stockOnHand', 'setStockOnHand'], reason: 'stock on hand is the term' },
  { allowed: ['round-trip.test.ts', 'roundTrip', 'holds'], reason: 'a round trip; an invariant holds' },
  {
    path: /^server\/catalogue-import\/([a-z-]+\/)?(catalogue-import\.cli|import\.test|kill\.proof\.test|shop-export\.test|strange-files\.test|other-shops\.test)/,
    allowed: ['refused', 'shelves', 'faults', 'faultCount'],
    reason: 'names that `--json` prints',
  },
  { path: /^storefront\/app\/offline\/stored-pages/, allowed: ['put'], reason: "a method of the browser's caches" },
  { path: /^server\/catalogue-import\/catalogue-import\.module/, allowed: ['goods'], reason: 'a command of the operator' },
  { path: /^docs\/decisions\//, allowed: ['*'], reason: 'dated: they speak as they were written' },
  { path: /^demo\/mall\/terms\//, allowed: ['*'], reason: 'what products are and do: shelves, made by hand' },
  { path: /^demo\/fill/, allowed: ['goods'], reason: 'a field of the marker file in data folders' },
  { path: /^demo\/pictures\/render/, allowed: ['again'], reason: 'its command line option' },
  { path: /^demo\/testing\/earlier-data/, allowed: ['held'], reason: 'a column of an earlier version' },
  { path: /^docs\/catalogue-format/, allowed: ['faults'], reason: 'a field that `--json` prints' },
]
