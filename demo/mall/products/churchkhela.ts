import type { DemoProduct } from '#demo/mall/shapes.ts'
import { cm, months, pieces } from '#demo/mall/terms/amounts.ts'
import { allergens, bagSize, inBox, ingredients, keeps, madeIn, material, region, weight } from '#demo/mall/terms/attributes.ts'
import { flavours, sets, value } from '#demo/mall/terms/options.ts'
import { georgia, kakheti, ozurgeti } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const nuts = allergens(t('თხილეული', 'Nuts', 'Орехи', '坚果'))
const nutsAndWheat = allergens(t('თხილეული, გლუტენი', 'Nuts, gluten', 'Орехи, глютен', '坚果、麸质'))
const juiceWalnutWheat = t(
  'ყურძნის წვენი, ნიგოზი, ხორბლის ფქვილი',
  'Grape juice, walnuts, wheat flour',
  'Виноградный сок, грецкий орех, пшеничная мука',
  '葡萄汁、核桃、小麦粉',
)

export const churchkhela: DemoProduct[] = [
  {
    key: 'walnut-churchkhela',
    category: 'sweets',
    store: 'janjukha-sweets',
    brand: 'janjukha',
    name: t('კახური ჩურჩხელა ნიგვზით', 'Kakhetian churchkhela with walnuts', 'Кахетинская чурчхела с грецким орехом', '卡赫季核桃葡萄串'),
    description: t(
      'ნიგვზის ნახევრებს ძაფზე ვასხამთ და თათარაში სამჯერ ვავლებთ, მერე მზეზე ვაშრობთ. შაქარი არ ემატება.\n\nწითელი საფერავის წვენისაა, ქარვისფერი კი რქაწითელის. სქლად დაჭერით და ყავასთან მიირთვით; გათეთრებულ ზედაპირს ნუ შეუშინდებით, ყურძნის შაქარია.',
      'Walnut halves are threaded, dipped three times in thickened grape juice and dried in the sun. No sugar is added.\n\nThe red ones are made with Saperavi juice, the amber with Rkatsiteli. Slice thickly and have with coffee; if the surface turns white, that is only grape sugar.',
      'Половинки ореха нанизываем на нить, трижды окунаем в загущённый виноградный сок и сушим на солнце. Без сахара.\n\nКрасная на соке саперави, янтарная на ркацители. Режьте толсто и подавайте к кофе; белый налёт пусть не пугает, это виноградный сахар.',
      '核桃仁穿线，在熬稠的葡萄汁里裹三遍，再经日晒风干，不另加糖。\n\n红色用萨别拉维葡萄汁，琥珀色用白羽葡萄汁，切厚片配咖啡正好。表面泛白是析出的葡萄糖，可放心食用。',
    ),
    attributes: [
      ingredients(juiceWalnutWheat),
      weight(t('ცალი 130 გ', '130 g each', '130 г каждая', '每串130克')),
      nutsAndWheat,
      region(kakheti),
      keeps(months(6)),
    ],
    looks: ['churchkhela.bundle.grape', 'churchkhela.bundle.amber'],
    options: [
      flavours(value('red', t('წითელი', 'Red', 'Красная', '红色')), value('amber', t('ქარვისფერი', 'Amber', 'Янтарная', '琥珀色'))),
      sets(value('1', pieces(1, '串')), value('5', pieces(5, '串')), value('10', pieces(10, '串'))),
    ],
    offers: [
      { values: ['red', '1'], price: 750, stock: 80 },
      { values: ['red', '5'], price: 3400, stock: 42 },
      { values: ['red', '10'], price: 6300, was: 7200, stock: 16 },
      { values: ['amber', '1'], price: 750, stock: 66, look: 'churchkhela.bundle.amber' },
      { values: ['amber', '5'], price: 3400, was: 3900, stock: 29, look: 'churchkhela.bundle.amber' },
      { values: ['amber', '10'], price: 6300, stock: 0, look: 'churchkhela.bundle.amber' },
    ],
    daysOld: 60,
  },
  {
    key: 'hazelnut-churchkhela',
    category: 'sweets',
    store: 'guria-tea-house',
    name: t('გურული ჯანჯუხა თხილით', 'Gurian janjukha with hazelnuts', 'Гурийская джанджуха с фундуком', '古里亚榛子葡萄串'),
    description: t(
      'გურიაში ჩურჩხელას ჯანჯუხას ეძახიან და თხილით აკეთებენ. ბადაგი იზაბელასია, ფერი მუქი, თითქმის ყავისფერი.\n\nთხილს წინასწარ ვხალავთ, ამიტომ კბილებში ხრაშუნებს. ხის საკიდი არ მოჰყვება. კარგად შეფუთული ერთ თვეში კიდევ უფრო ტკბება: შემოდგომაზე ამოვლებულს ჩვენ ახალ წელს ვჭრით და შავ ჩაის ვაყოლებთ.',
      'In Guria they call churchkhela janjukha and make it with hazelnuts. The juice is Isabella grape, dark and nearly brown.\n\nThe nuts are roasted first and still crunch when you bite. The wooden rack is not included. Well wrapped, it grows sweeter in a month; what we dip in autumn we slice at New Year, with black tea.',
      'В Гурии чурчхелу зовут джанджухой и делают с фундуком. Сок из винограда изабелла, цвет тёмный, почти коричневый.\n\nОрехи мы сначала обжариваем, поэтому они хрустят на зубах. Деревянная стойка в комплект не входит. Если хорошо завернуть, за месяц джанджуха станет ещё слаще: осеннюю мы режем на Новый год, к чёрному чаю.',
      '古里亚人把果仁葡萄串叫作“姜朱哈”，里面穿的是榛子，裹的是伊莎贝拉葡萄汁，色泽深褐。\n\n榛子事先烘烤过，一口下去脆香。木架不含在内。包好放上一个月味道更甜，我们秋天做的，总留几串过年切了配红茶。',
    ),
    attributes: [
      ingredients(
        t(
          'ყურძნის წვენი, თხილი, სიმინდის ფქვილი',
          'Grape juice, hazelnuts, maize flour',
          'Виноградный сок, фундук, кукурузная мука',
          '葡萄汁、榛子、玉米粉',
        ),
      ),
      nuts,
      weight(t('ცალი 110 გ', '110 g each', '110 г каждая', '每串110克')),
      keeps(months(6)),
      region(ozurgeti),
    ],
    looks: ['churchkhela.rack.walnut'],
    options: [sets(value('3', pieces(3, '串')), value('6', pieces(6, '串')))],
    offers: [
      { values: ['3'], price: 2400, stock: 33 },
      { values: ['6'], price: 4500, stock: 17 },
    ],
    daysOld: 12,
  },
  {
    key: 'churchkhela-stand',
    category: 'sweets',
    store: 'janjukha-sweets',
    brand: 'janjukha',
    name: t(
      'საფერავის ჩურჩხელა ხის საკიდზე',
      'Saperavi churchkhela on a wooden rack',
      'Чурчхела из саперави на деревянной стойке',
      '萨别拉维果仁葡萄串 木架装',
    ),
    description: t(
      'ოთხი მუქი ჩურჩხელა პატარა საკიდზე, ისე, როგორც რთვლის მერე მარანში კიდებენ. საკიდს თელაველი დურგალი კაკლისგან გვითლის.\n\nსაკიდი იშლება და ბრტყელ ყუთში ეტევა; წყლით ნუ დარეცხავთ, ნაჭრით გაწმინდეთ. ჩურჩხელას შეჭამთ, საკიდი კი დაგრჩებათ და მომავალ შემოდგომაზე ახლებს დაკიდებთ.',
      'Four dark churchkhelas on a little rack, just as they hang in the cellar after the harvest. A joiner in Telavi makes the rack for us out of walnut.\n\nThe rack comes apart and packs flat; wipe it with a cloth and keep it out of the sink. Once the churchkhelas are eaten it stays, ready for next autumn’s batch.',
      'Четыре тёмные чурчхелы на маленькой стойке, как их вешают в марани после ртвели. Стойку вытачивает для нас из ореха столяр из Телави.\n\nСтойка разбирается и ложится в плоскую коробку; мыть её не нужно, только протирать. Чурчхелу съедите, а стойка останется и следующей осенью примет новую.',
      '四串深色果仁葡萄串挂在小木架上，跟采收后挂在酒窖里一个样。木架是泰拉维的木匠用胡桃木做的。\n\n木架可拆卸平放收纳，勿水洗，用布擦净即可。葡萄串吃完了，架子留着明年秋天再挂新的。',
    ),
    attributes: [
      material(t('კაკლის ხე', 'Walnut wood', 'Древесина ореха', '胡桃木')),
      bagSize(cm('30 × 34 × 12')),
      inBox(t('ჩურჩხელა თითო 130 გრამი', 'Churchkhelas of 130 g', 'Чурчхелы по 130 г', '果仁葡萄串，每串130克')),
      nutsAndWheat,
      keeps(months(6)),
    ],
    looks: ['churchkhela.rack.grape'],
    options: [
      sets(
        value('rack-4', t('საკიდი და 4 ცალი', 'Rack and 4 pieces', 'Стойка и 4 шт.', '木架配4串')),
        value('rack-8', t('საკიდი და 8 ცალი', 'Rack and 8 pieces', 'Стойка и 8 шт.', '木架配8串')),
      ),
    ],
    offers: [
      { values: ['rack-4'], price: 6900, stock: 14 },
      { values: ['rack-8'], price: 9400, stock: 7 },
    ],
    daysOld: 83,
  },
  {
    key: 'mini-churchkhela',
    category: 'sweets',
    store: 'tsugruma-toys',
    brand: 'janjukha',
    name: t(
      'პატარა ჩურჩხელები სკოლის ჩანთისთვის',
      'Little churchkhelas for the school bag',
      'Мини-чурчхелы в школьный рюкзак',
      '迷你果仁葡萄串 课间装',
    ),
    description: t(
      'თითის სიგრძის ჩურჩხელები, თითო შესვენებაზე თითო. შაქრის ნაცვლად ყურძნის სიტკბო აქვს, ვარდისფერი კი იმიტომაა, რომ იზაბელას წვენს მცირე ხანს ვხარშავთ.\n\nყოველი ცალი ქაღალდშია გახვეული, ასე რომ რვეულები სუფთა დარჩება. შიგნით ნიგოზია: თუ კლასში ვინმეს თხილეულზე ალერგია აქვს, სახლში მიირთვით.',
      'Churchkhelas the length of a finger, one for each break. Sweet with grapes instead of sugar, and pink because the Isabella juice is boiled only briefly.\n\nEach is wrapped in paper, so the exercise books stay clean. There are walnuts inside: if someone in the class is allergic to nuts, save them for home.',
      'Чурчхелы длиной с палец, по одной на перемену. Вместо сахара виноградная сладость, а розовые они потому, что сок изабеллы варится совсем недолго.\n\nКаждая завёрнута в бумагу, тетради останутся чистыми. Внутри грецкий орех: если в классе у кого-то аллергия, лучше есть дома.',
      '一指长的小果仁串，课间来一串。甜味来自葡萄，不加糖。伊莎贝拉葡萄汁只略微熬煮，所以呈粉色。\n\n每串独立纸包，不会弄脏书本。内含核桃，班上若有同学坚果过敏，请留在家里吃。',
    ),
    attributes: [
      ingredients(juiceWalnutWheat),
      weight(t('ცალი 25 გ', '25 g each', '25 г каждая', '每串25克')),
      nutsAndWheat,
      keeps(months(4)),
    ],
    looks: ['churchkhela.bundle.pink'],
    options: [sets(value('12', pieces(12, '串')), value('24', pieces(24, '串')))],
    offers: [
      { values: ['12'], price: 2900, was: 3400, stock: 48 },
      { values: ['24'], price: 5400, stock: 22 },
    ],
    daysOld: 149,
  },
  {
    key: 'four-nut-churchkhela',
    category: 'sweets',
    store: 'oda-house',
    brand: 'oda',
    name: t(
      'ჩურჩხელის ასორტი: ოთხი გულით',
      'Churchkhela assortment, four fillings',
      'Ассорти чурчхелы, четыре начинки',
      '什锦葡萄串 四种果仁',
    ),
    description: t(
      'ნიგოზი, თხილი, ნუში და გოგრის თესლი: ოთხი ჩურჩხელა სტუმრების დასახვედრად, ოთხივე რქაწითელის ქარვისფერ თათარაში. ძაფის ფერით გაარჩევთ, რომელი რომელია.\n\nყუთს იმ კვირაში ვკრავთ, როცა შეუკვეთავთ, ამიტომ ჩურჩხელა რბილი მოგივათ. საკიდი მხოლოდ სურათზეა. დანა ცხელ წყალში ჩადეთ, ირიბად დაჭერით და ოთხივე ერთ თეფშზე დააწყვეთ: სტუმრები მაშინვე გამოცნობას იწყებენ, რომელში რა არის.',
      'Walnut, hazelnut, almond and pumpkin seed: four churchkhelas for the guest table, all in amber Rkatsiteli juice. The colour of the thread tells you which is which.\n\nWe pack the box in the week you order, so they reach you soft. The rack is in the picture only. Dip the knife in hot water, cut on the slant and put all four on one plate; the guests soon start guessing which is which.',
      'Грецкий орех, фундук, миндаль и тыквенные семечки: четыре чурчхелы к приходу гостей, все в янтарном соке ркацители. Какая с чем, подскажет цвет нити.\n\nКоробку собираем в неделю заказа, поэтому чурчхела приезжает мягкой. Стойка — только на снимке. Окуните нож в горячую воду, нарежьте наискось и выложите все четыре на одну тарелку: гости сами начнут угадывать, где что.',
      '核桃、榛子、杏仁、南瓜籽四种，都裹琥珀色的白羽葡萄汁，看线的颜色就知道哪串是哪种，待客一盒就够。\n\n下单当周装盒，送到手里还是软的。木架仅为拍摄所用。刀先蘸热水，斜切成片，四种拼一盘，客人自会猜起哪片是什么馅。',
    ),
    attributes: [
      ingredients(
        t(
          'ყურძნის წვენი, თხილეული, გოგრის თესლი, ფქვილი',
          'Grape juice, nuts, pumpkin seeds, flour',
          'Виноградный сок, орехи, тыквенные семечки, мука',
          '葡萄汁、坚果、南瓜籽、面粉',
        ),
      ),
      nutsAndWheat,
      keeps(months(6)),
      madeIn(georgia),
    ],
    looks: ['churchkhela.rack.amber'],
    options: [sets(value('4', pieces(4, '串')), value('8', pieces(8, '串')))],
    offers: [
      { values: ['4'], price: 3300, stock: 38 },
      { values: ['8'], price: 6200, stock: 12 },
    ],
    daysOld: 211,
  },
  {
    key: 'hikers-churchkhela',
    category: 'sweets',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t(
      'ჩურჩხელა ლაშქრობისთვის, ცალი 90 გ',
      'Churchkhela for the trail, 90 g each',
      'Чурчхела в поход, по 90 г',
      '徒步果仁葡萄串 单串90克',
    ),
    description: t(
      'ძველად მეომრებს მიჰქონდათ, დღეს ზურგჩანთაშიც ისევე კარგად ინახება: არ დნება და არ იფშვნება. სამ დღეს ვაშრობთ ჩვეულებრივზე მეტს, რომ სიცხეში არ დარბილდეს.\n\nმაგარია, ამიტომ ჯერ პირში გააჩერეთ. თითო ცალკეა ვაკუუმში და დაახლოებით 370 კილოკალორიაა: ჯუთიდან ჭაუხის უღელტეხილამდე ჩვენ კაცზე ერთი გვყოფნის.',
      'Soldiers used to carry it; today it keeps just as well in a rucksack, neither melting nor crumbling. We dry it three days longer than usual so that heat doesn’t soften it.\n\nIt is firm: let a slice soften in the mouth before you chew. Each is vacuum-packed on its own and comes to about 370 kilocalories; from Juta to the Chaukhi pass we manage on one apiece.',
      'Когда-то её брали с собой воины, а теперь она так же хороша в рюкзаке: не тает и не крошится. Сушим на три дня дольше обычного, чтобы не размякла на жаре.\n\nОна твёрдая, не спешите кусать. Каждая в отдельной вакуумной упаковке, в одной штуке около 370 килокалорий: от Джуты до перевала Чаухи нам хватает по одной на человека.',
      '古时战士随身携带的干粮，如今放进登山包同样合适，不化也不碎。比普通款多晾三天，天热也不发软。\n\n质地偏硬，先含一会儿再嚼。每串独立真空包装，约370千卡。从朱塔村走到乔希山口，我们一人带一串就够了。',
    ),
    attributes: [
      ingredients(juiceWalnutWheat),
      weight(t('ცალი 90 გ', '90 g each', '90 г каждая', '每串90克')),
      nutsAndWheat,
      keeps(months(12)),
      madeIn(georgia),
    ],
    looks: ['churchkhela.bundle.walnut'],
    options: [sets(value('5', pieces(5, '串')), value('10', pieces(10, '串')), value('20', pieces(20, '串')))],
    offers: [
      { values: ['5'], price: 3800, stock: 25 },
      { values: ['10'], price: 7200, stock: 19 },
      { values: ['20'], price: 13500, stock: 1 },
    ],
    daysOld: 316,
  },
]
