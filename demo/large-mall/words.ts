/** Words as four languages write them, for malls that are larger than the demo mall. The same place always has the same word. */

export type WordOf = Record<'ka' | 'en' | 'ru' | 'zh', string>

const syllables = [
  ...[
    'კა ka ка 白',
    'რა ra ра 木',
    'ტო to то 山',
    'მი mi ми 水',
    'ლე le ле 石',
    'სუ su су 花',
    'ნო no но 风',
    'ვე ve ве 云',
    'დი di ди 玉',
    'გა ga га 竹',
  ],
  ...[
    'ზო zo зо 金',
    'ფე fe фе 星',
    'რუ ru ру 月',
    'ბი bi би 海',
    'შა sha ша 茶',
    'ჩო cho чо 梅',
    'ლა la ла 松',
    'მუ mu му 鸟',
    'ნე ne не 雪',
    'სი si си 湖',
  ],
  ...[
    'ტა ta та 香',
    'დო do до 青',
    'გე ge ге 红',
    'ვი vi ви 兰',
    'ხუ khu ху 虎',
    'ძა dza дза 龙',
    'წო tso цо 草',
    'პი pi пи 米',
    'რე re ре 豆',
    'ლო lo ло 叶',
  ],
].map((line): WordOf => {
  const [ka, en, ru, zh] = line.split(' ') as [string, string, string, string]
  return { ka, en, ru, zh }
})

/** So many different words, of two to five syllables. */
export function makeWords(count: number): WordOf[] {
  const made = new Map<string, WordOf>()
  let seed = 1
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  while (made.size < count) {
    const parts = Array.from({ length: 2 + random(4) }, () => syllables[random(syllables.length)]!)
    const of = (lang: keyof WordOf) => parts.map((part) => part[lang]).join('')
    const word = { ka: of('ka'), en: of('en'), ru: of('ru'), zh: of('zh') }
    if (!made.has(word.en)) made.set(word.en, word)
  }
  return [...made.values()]
}
