import type { DemoProduct } from '#demo/mall/shapes.ts'
import { ml, unopened } from '#demo/mall/terms/amounts.ts'
import { howToUse, keeps, madeIn, madeOf, scent, skin } from '#demo/mall/terms/attributes.ts'
import { contents, packings, scents, value } from '#demo/mall/terms/options.ts'
import { town } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const borjomi = town('ბორჯომი', 'Borjomi', 'Боржоми', '博尔若米')
const withPump = value('pump', t('დისპენსერით', 'With a pump', 'С дозатором', '按压瓶'))
const refill = value('refill', t('შესავსები', 'Refill', 'Запасной блок', '补充装'))

export const hairAndHands: DemoProduct[] = [
  {
    key: 'nettle-shampoo',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('ჭინჭრის შამპუნი', 'Nettle shampoo', 'Шампунь с крапивой', '荨麻洗发水'),
    description: t(
      'ჭინჭარს მაისში ხელთათმანით ვკრეფთ ბორჯომის ხეობაში, ვადუღებთ და ნახარშს შამპუნის ფუძედ ვიყენებთ წყლის ნაცვლად. სილიკონი არ შედის, სუნი კი როზმარინისა და წვიმისა აქვს.\n\nცხიმიან და შერეულ თმას უხდება, შეღებილს კი ორ კვირაში გაახუნებს. ქაფი ცოტა აქვს და ასეც უნდა იყოს. ნახარში ყოველ მაისს ცოტა სხვანაირი მწვანე გამოდის: გააჩნია, რამდენი იწვიმა.',
      'We pick nettles in May, in gloves, in the Borjomi gorge, boil them and use the brew as the base of the shampoo in place of water. No silicones; a smell of rosemary and rain.\n\nFor oily and combination hair; coloured hair may fade within two weeks. The lather is thin, as it should be. Every May the brew turns out a slightly different green, depending on how much it has rained.',
      'Крапиву рвём в мае, в перчатках, в Боржомском ущелье, варим и берём отвар основой шампуня вместо воды. Силиконов нет, пахнет розмарином и дождём.\n\nДля жирных и смешанных волос; окрашенные могут потускнеть за две недели. Пены мало, так и задумано. Отвар каждый май выходит чуть другого зелёного оттенка: смотря сколько было дождей.',
      '五月戴上手套，在博尔若米峡谷采荨麻，熬成汁代替水做洗发水的底。不含硅油，有迷迭香和雨后的气味。\n\n适合油性及混合发质，染过的头发用两周可能掉色。泡沫少是正常的。每年五月熬出的荨麻汁绿得深浅不一，要看那阵子雨水多少。',
    ),
    attributes: [
      madeOf(
        t(
          'ჭინჭრის ნახარში, ქოქოსის ფუძე, როზმარინი',
          'Nettle brew, coconut base, rosemary',
          'Отвар крапивы, кокосовая основа, розмарин',
          '荨麻汁、椰油基、迷迭香',
        ),
      ),
      scent(t('როზმარინი', 'Rosemary', 'Розмарин', '迷迭香')),
      madeIn(borjomi),
      keeps(unopened(18, 9)),
    ],
    looks: ['shampoo.pump.leaf.chinchari'],
    options: [contents(value('250', ml(250)), value('500', ml(500))), packings(withPump, refill)],
    offers: [
      { values: ['250', 'pump'], price: 1890, stock: 58 },
      { values: ['250', 'refill'], price: 1590, stock: 33 },
      { values: ['500', 'pump'], price: 3290, stock: 29 },
      { values: ['500', 'refill'], price: 2790, was: 3190, stock: 40 },
    ],
    daysOld: 160,
  },
  {
    key: 'flaxseed-conditioner',
    category: 'bath',
    store: 'sapnela-bath',
    name: t('თმის ბალზამი სელის თესლით', 'Flaxseed hair conditioner', 'Бальзам для волос с семенем льна', '亚麻籽护发素'),
    description: t(
      'მოხარშული სელის თესლი ლორწოს უშვებს, ეს ლორწო კი თმას უსილიკონოდ გლუვს ხდის. დანარჩენი შის კარაქი და ვაშლის ძმარია, სულ რვა ინგრედიენტი.\n\nსამი წუთი გააჩერეთ და გრილი წყლით ჩამოიბანეთ. წვრილ თმას ძირებში დაამძიმებს, მხოლოდ ბოლოებზე წაისვით; ბოთლი ბრტყელია და ბოლომდე იცლება.',
      'Boil flaxseed and it gives a gel, and that gel makes hair slip through a comb without any silicone. Shea butter and cider vinegar do the rest, eight ingredients in all.\n\nLeave it on for three minutes and rinse with cool water. It weighs fine hair down at the roots: use it on the ends only. The bottle is flat and squeezes empty.',
      'Разваренное семя льна даёт слизь, а слизь делает волосы скользкими без всяких силиконов. Остальное — масло ши и яблочный уксус, всего восемь ингредиентов.\n\nПодержите три минуты и смойте прохладной водой. Тонкие волосы у корней утяжелит, наносите только на концы; флакон плоский и выдавливается до конца.',
      '亚麻籽煮过会出胶，这层胶不靠硅油就能让头发顺滑。再加乳木果油和苹果醋，一共八种成分。\n\n停留三分钟，用凉水冲净。细软发质涂到发根会塌，只抹发尾。瓶身扁平，能挤到一滴不剩。',
    ),
    attributes: [
      madeOf(
        t(
          'სელის თესლი, შის კარაქი, ვაშლის ძმარი',
          'Flaxseed, shea butter, cider vinegar',
          'Семя льна, масло ши, яблочный уксус',
          '亚麻籽、乳木果油、苹果醋',
        ),
      ),
      howToUse(t('დაბანის შემდეგ, 3 წუთი', 'After washing, 3 minutes', 'После мытья, 3 минуты', '洗发后，停留3分钟')),
      scent(t('მწვანე ვაშლი', 'Green apple', 'Зелёное яблоко', '青苹果')),
      keeps(unopened(18, 6)),
    ],
    looks: ['shampoo.flat.cream.seli'],
    options: [contents(value('200', ml(200)), value('400', ml(400)))],
    offers: [
      { values: ['200'], price: 2190, stock: 37 },
      { values: ['400'], price: 3790, stock: 1 },
    ],
    daysOld: 44,
  },
  {
    key: 'hand-wash',
    category: 'bath',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('ხელის თხევადი საპონი, 300 მლ', 'Liquid hand soap, 300 ml', 'Жидкое мыло для рук, 300 мл', '洗手液 300毫升'),
    description: t(
      'აბაზანაში ლურჯი დავდგით, ზღვის მარილისა და სალბის სუნით, სამზარეულოში კი თიხისფერი: პომიდვრის ფოთოლი ხახვისა და თევზის სუნს კარგად აცილებს. ორივე ზეითუნის თხევადი საპონია, ცოტა გლიცერინით.\n\nფლაკონს ნუ გადააგდებთ: შესავსებში ზუსტად იმდენივე ასხია. საპონი სქელი არ არის, დისპენსერს ორჯერ დააჭირეთ.',
      'We put the blue one in the bathroom, with sea salt and sage, and the terracotta one in the kitchen, where tomato leaf sees off the smell of onion and fish. Both are liquid olive soap with a little glycerine.\n\nKeep the bottle, as the refill holds exactly as much. The soap isn’t thick, and takes two presses.',
      'В ванную поставили голубое, с морской солью и шалфеем, а на кухню терракотовое: лист томата хорошо прогоняет запах лука и рыбы. И то и другое — жидкое оливковое мыло с капелькой глицерина.\n\nФлакон не выбрасывайте, запасной блок рассчитан ровно на него. Мыло негустое, на дозатор жмут дважды.',
      '浴室放蓝瓶，海盐鼠尾草味；厨房放陶土色那瓶，番茄叶味，去洋葱味和鱼腥味很管用。两款都是液体橄榄皂，加了少许甘油。\n\n瓶子别扔，补充装容量正好灌满。质地偏稀，按两下够用。',
    ),
    attributes: [
      madeOf(
        t('ზეითუნის თხევადი საპონი, გლიცერინი', 'Liquid olive soap, glycerine', 'Жидкое оливковое мыло, глицерин', '液体橄榄皂、甘油'),
      ),
      skin(t('ყველა ტიპის', 'All types', 'Все типы', '所有肤质')),
      madeIn(borjomi),
    ],
    looks: ['shampoo.pump.sky.zghva', 'shampoo.pump.clay.pomidori'],
    options: [
      scents(
        value('sea', t('ზღვა და სალბი', 'Sea and sage', 'Море и шалфей', '海盐鼠尾草')),
        value('tomato', t('პომიდვრის ფოთოლი', 'Tomato leaf', 'Лист томата', '番茄叶')),
      ),
      packings(withPump, refill),
    ],
    offers: [
      { values: ['sea', 'pump'], price: 1690, stock: 71 },
      { values: ['sea', 'refill'], price: 1290, stock: 48 },
      { values: ['tomato', 'pump'], price: 1690, stock: 55, look: 'shampoo.pump.clay.pomidori' },
      { values: ['tomato', 'refill'], price: 1290, stock: 34, look: 'shampoo.pump.clay.pomidori' },
    ],
    daysOld: 127,
  },
  {
    key: 'lavender-hand-cream',
    category: 'bath',
    store: 'mzisia-beauty',
    brand: 'vardula',
    name: t('ხელის კრემი ლავანდით', 'Lavender hand cream', 'Крем для рук с лавандой', '薰衣草护手霜'),
    description: t(
      'რამდენიმე წლის წინ კახეთში, შირაქთან ახლოს ლავანდა გააშენეს და ახლა ზეთი იქიდან მოგვაქვს. კრემი ფუტკრის ცვილზეა, ამიტომ წყალს ოდნავ უძლებს და ორი დაბანა შეიძლება გადაიტანოს.\n\nბრინჯის მარცვლისოდენა აიღეთ, თორემ ტელეფონი გაგეცხიმებათ. ღამით სქლად წაისვით და ბამბის ხელთათმანი ჩაიცვით.',
      'Lavender was planted in Kakheti, near Shiraki, a few years ago, and that is where our oil now comes from. The cream is built on beeswax, so it stands up to water a little and may survive two hand washes.\n\nA dab the size of a grain of rice is enough; any more and your phone will be greasy. At night put it on thickly and wear cotton gloves over it.',
      'Несколько лет назад в Кахетии, недалеко от Шираки, посадили лаванду, и теперь масло у нас оттуда. Крем на пчелином воске, поэтому воды немного не боится и одно-два мытья рук переживёт.\n\nБерите с рисовое зёрнышко, иначе телефон будет жирным. На ночь нанесите густо и наденьте хлопковые перчатки.',
      '前几年卡赫季的希拉基一带种上了薰衣草，现在的精油就产自那里。蜂蜡打底，略微耐水，洗一两次手还在。\n\n每次米粒大小就够，多了手机上全是油印。睡前厚涂，再戴上棉手套。',
    ),
    attributes: [
      madeOf(
        t(
          'ფუტკრის ცვილი, ლავანდის ზეთი, ალოე',
          'Beeswax, lavender oil, aloe',
          'Пчелиный воск, масло лаванды, алоэ',
          '蜂蜡、薰衣草精油、芦荟',
        ),
      ),
      skin(t('მშრალი', 'Dry', 'Сухая', '干性')),
      scent(t('ლავანდა', 'Lavender', 'Лаванда', '薰衣草')),
      keeps(unopened(24, 6)),
    ],
    looks: ['cream.tube.lilac.lavanda'],
    options: [contents(value('30', ml(30)), value('75', ml(75)))],
    offers: [
      { values: ['30'], price: 1490, stock: 82 },
      { values: ['75'], price: 2690, stock: 46 },
    ],
    daysOld: 239,
  },
]
