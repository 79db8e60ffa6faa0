import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, months, unopened } from '#demo/mall/terms/amounts.ts'
import { allergens, harvest, ingredients, keeps, madeIn, region, storing } from '#demo/mall/terms/attributes.ts'
import { flavours, jar1, jars3, jars6, packs, value, weights } from '#demo/mall/terms/options.ts'
import { racha, town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const ambrolauri = town('ამბროლაური', 'Ambrolauri', 'Амбролаури', '安布罗劳里')

export const jam: DemoProduct[] = [
  {
    key: 'green-walnut-jam',
    category: 'honey-jam',
    store: 'mtis-taphli',
    brand: 'alublia',
    name: t('მწვანე კაკლის მურაბა', 'Green walnut preserve', 'Варенье из зелёных грецких орехов', '青核桃蜜饯'),
    description: t(
      'კაკალს ივნისის დასაწყისში ვკრეფთ, სანამ ნაჭუჭი გაუმაგრდება. ვფცქვნით, ორი დღე კირიან წყალში ვდებთ, მერე ერთი კვირა წყალს ვუცვლით და ბოლოს მიხაკთან ერთად სამჯერ ვხარშავთ.\n\nგამოდის მთლიანი, შავი, ხრაშუნა კაკალი სქელ სიროფში. ერთ ფინჯან ჩაის ერთი ცალი ჰყოფნის: ამ მურაბას სიტკბოს ვერ მოაკლებ.',
      'The walnuts are picked in early June, before the shell has hardened. We peel them, lay them in lime water for two days, rinse them for a week and then boil them three times with cloves.\n\nWhat comes out is whole, black and crisp, in a heavy syrup. One nut goes with one cup of tea; this preserve can’t be made any less sweet.',
      'Орехи собираем в начале июня, пока скорлупа не затвердела. Чистим, два дня держим в известковой воде, неделю промываем и трижды варим с гвоздикой.\n\nПолучаются целые, чёрные, хрусткие орехи в густом сиропе. Одного хватает на чашку чая: сделать это варенье менее сладким не выйдет.',
      '六月初趁核桃壳还没变硬时采下，削皮后用石灰水泡两天，清水漂洗一周，再加丁香熬煮三次。\n\n成品是整颗乌黑、脆口的核桃，浸在浓糖浆里。一颗配一杯茶，这种蜜饯做法决定了甜度没法再低。',
    ),
    attributes: [
      ingredients(
        t('მწვანე კაკალი, შაქარი, მიხაკი', 'Green walnuts, sugar, cloves', 'Зелёные грецкие орехи, сахар, гвоздика', '青核桃、糖、丁香'),
      ),
      allergens(t('თხილეული', 'Nuts', 'Орехи', '坚果')),
      madeIn(ambrolauri),
      keeps(unopened(24, 6)),
    ],
    looks: ['jam.jar.walnut.kakali'],
    options: [weights(value('240', grams(240)), value('420', grams(420)), value('900', grams(900)))],
    offers: [
      { values: ['240'], price: 1590, stock: 38 },
      { values: ['420'], price: 2490, stock: 43 },
      { values: ['900'], price: 4690, was: 5400, stock: 9 },
    ],
    daysOld: 246,
  },
  {
    key: 'sour-cherry-jam',
    category: 'honey-jam',
    store: 'mtis-taphli',
    brand: 'alublia',
    name: t('ალუბლის მურაბა, უკურკო', 'Sour cherry jam, stoned', 'Вишнёвое варенье без косточек', '去核酸樱桃果酱'),
    description: t(
      'ბებიას რვეულში ამ რეცეპტს წითელი ფანქრით აქვს ხაზი გასმული. კურკას თმის სარჭით ვაცლით, რომ ალუბალი მთლიანი დარჩეს, შაქარს კი ხილზე ნაკლებს ვყრით.\n\nმჟავეა, მუქი და წვნიანი: ხაჭოს, ნაყინსა და ბლინებს უხდება, ბუტერბროდისთვის კი თხელია. თითო ქილაში ასამდე ალუბალია.',
      'In grandmother’s notebook this recipe is underlined in red pencil. We stone the cherries with a hairpin so that they stay whole, and put in less sugar than fruit.\n\nSharp, dark and rather runny: good on curd cheese, ice cream and pancakes, too thin for a sandwich. There are about a hundred cherries to a jar.',
      'В бабушкиной тетради этот рецепт подчёркнут красным карандашом. Косточки вынимаем шпилькой, чтобы вишня осталась целой, а сахара кладём меньше, чем ягод.\n\nКислое, тёмное и довольно жидкое: к творогу, мороженому и блинам, а с бутерброда стекает. В банке около сотни вишен.',
      '奶奶的果酱手记里，这一页用红铅笔画了线。用发夹挑核，樱桃保持整颗，糖比果子放得少。\n\n酸爽色深，汁水偏稀，适合浇在奶渣、冰淇淋和煎饼上，抹面包会流。一罐里约有一百颗樱桃。',
    ),
    attributes: [
      ingredients(t('ალუბალი 55%, შაქარი', 'Sour cherries 55%, sugar', 'Вишня 55 %, сахар', '酸樱桃55%、糖')),
      harvest(t('ივნისი', 'June', 'Июнь', '六月')),
      madeIn(ambrolauri),
      keeps(unopened(18, 2)),
    ],
    looks: ['jam.jar.wine.alubali'],
    options: [packs(jar1, jars3, jars6)],
    offers: [
      { values: ['1'], price: 1390, stock: 84 },
      { values: ['3'], price: 3890, stock: 29 },
      { values: ['6'], price: 7190, stock: 12 },
    ],
    daysOld: 190,
  },
  {
    key: 'small-garden-jams',
    category: 'honey-jam',
    store: 'oda-house',
    brand: 'alublia',
    name: t(
      'პატარა მურაბები: ვარდი, ფეიხოა, კომში, 120 გ',
      'Little jams: rose, feijoa or quince, 120 g',
      'Маленькие варенья: роза, фейхоа, айва, 120 г',
      '小罐果酱 玫瑰、费约果、榅桲 120克',
    ),
    description: t(
      'ჩვენს ვიტრინაში ეს პატარა ქილები საუზმის ლანგრებთან ერთად დგას და უფრო ხშირად საჩუქრად მიაქვთ. ვარდის ფურცელს შაქრით ვსრესთ, ფეიხოა უმად იხეხება, კომში კი დიდხანს იხარშება, სანამ არ გაწითლდება.\n\nფეიხოა მოუხარშავია და აუცილებლად მაცივარში ინახება. ერთი ქილა ორი კაცის საუზმეა, სამით კი სტუმრად, ყავაზე მიდიან.',
      'In our window these little jars stand beside the breakfast trays, and most of them leave as presents. The rose petals are rubbed with sugar, the feijoa is grated raw, and the quince is boiled slowly until it turns red.\n\nThe feijoa is uncooked, so it lives in the fridge. One jar makes breakfast for two; three are what you take along when somebody has asked you round for coffee.',
      'На нашей витрине эти баночки стоят рядом с подносами для завтрака и чаще уходят в подарок. Лепестки розы перетираем с сахаром, фейхоа трём сырой, айву долго варим, пока не покраснеет.\n\nФейхоа без варки, держите её только в холодильнике. Одной баночки хватает на завтрак вдвоём, а с тремя ходят в гости на кофе.',
      '橱窗里，这几款小罐果酱就摆在早餐托盘旁边，多半被人买去送礼。玫瑰花瓣用糖揉腌，费约果生磨，榅桲小火慢熬到发红。\n\n费约果未经熬煮，务必冷藏。一小罐够两人吃一顿早餐；拎上三罐，就能去朋友家喝咖啡了。',
    ),
    attributes: [
      ingredients(
        t(
          'ხილი ან ვარდის ფურცელი, შაქარი, ლიმონი',
          'Fruit or rose petals, sugar, lemon',
          'Фрукты или лепестки розы, сахар, лимон',
          '水果或玫瑰花瓣、糖、柠檬',
        ),
      ),
      storing(t('ფეიხოა მაცივარში', 'Feijoa in the fridge', 'Фейхоа в холодильнике', '费约果需冷藏')),
      keeps(months(9)),
    ],
    looks: ['jam.small.red.vardi', 'jam.small.leaf.feijoa', 'jam.small.amber.komshi'],
    options: [
      flavours(
        value('rose', t('ვარდი', 'Rose', 'Роза', '玫瑰')),
        value('feijoa', t('ფეიხოა', 'Feijoa', 'Фейхоа', '费约果')),
        value('quince', t('კომში', 'Quince', 'Айва', '榅桲')),
      ),
      packs(jar1, jars3),
    ],
    offers: [
      { values: ['rose', '1'], price: 890, stock: 66 },
      { values: ['rose', '3'], price: 2490, stock: 25 },
      { values: ['feijoa', '1'], price: 790, stock: 0, look: 'jam.small.leaf.feijoa' },
      { values: ['feijoa', '3'], price: 2190, stock: 8, look: 'jam.small.leaf.feijoa' },
      { values: ['quince', '1'], price: 790, stock: 52, look: 'jam.small.amber.komshi' },
      { values: ['quince', '3'], price: 2190, stock: 31, look: 'jam.small.amber.komshi' },
    ],
    daysOld: 59,
  },
  {
    key: 'cornelian-cherry-jam',
    category: 'honey-jam',
    store: 'mtis-taphli',
    name: t('შინდის მურაბა კურკიანად', 'Cornelian cherry jam, stones in', 'Варенье из кизила с косточкой', '山茱萸果酱 带核'),
    description: t(
      'შინდს ხიდან არ ვკრეფთ: ქვეშ ტილოს ვუფენთ და ველოდებით, სანამ თავად ჩამოცვივდება, მწიფე სწორედ მაშინაა. კურკას არ ვაცლით, რადგან უკურკოდ ნაყოფი ფაფად იქცევა.\n\nფრთხილად ჩაკბიჩეთ, ბავშვს კი კურკა წინასწარ გამოაცალეთ. სურდოს დროს ჩაიში იხსნება და ლიმონს ცვლის; რაჭაში შემწვარ ღორსაც ამ მურაბით ვჭამთ.',
      'We don’t pick cornelian cherries; we spread a sheet under the tree and wait for them to fall, because that’s when they are ripe. The stones stay in, because without them the fruit cooks to a mush.\n\nBite with care, and take the stones out for children. Stirred into tea it stands in for lemon when you have a cold. In Racha we eat roast pork with it as well.',
      'Кизил мы не срываем: стелем под дерево полотно и ждём, пока упадёт сам, тогда он и спелый. Косточки не вынимаем, без них ягода разваривается в кашу.\n\nКусайте осторожно, а детям косточки вынимайте заранее. В чае при простуде заменяет лимон. А в Раче его ставят на стол и к жареной свинине.',
      '山茱萸不上树摘，在树下铺块布，等它自己熟落。不去核，去了核一煮就成糊。\n\n果核较硬，慢慢咬，给孩子吃请先去核。感冒时兑进茶里可代替柠檬。在拉恰，我们吃烤猪肉也配它。',
    ),
    attributes: [
      ingredients(t('შინდი, შაქარი', 'Cornelian cherries, sugar', 'Кизил, сахар', '山茱萸、糖')),
      region(racha),
      harvest(t('სექტემბერი', 'September', 'Сентябрь', '九月')),
      keeps(unopened(24, 3)),
    ],
    looks: ['jam.jar.red.shindi'],
    options: [weights(value('300', grams(300)), value('650', grams(650)))],
    offers: [
      { values: ['300'], price: 1290, stock: 36 },
      { values: ['650'], price: 2390, stock: 18 },
    ],
    daysOld: 142,
  },
]
