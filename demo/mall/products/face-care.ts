import type { DemoProduct } from '#demo/mall/shapes.ts'
import { ml, unopened } from '#demo/mall/terms/amounts.ts'
import { howToUse, keeps, madeIn, madeOf, skin, storing, sunProtection } from '#demo/mall/terms/attributes.ts'
import { contents, sorts, value } from '#demo/mall/terms/options.ts'
import { town } from '#demo/mall/terms/phrases.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const batumi = town('ბათუმი', 'Batumi', 'Батуми', '巴统')
const allSkin = t('ყველა ტიპის', 'All types', 'Все типы', '所有肤质')

export const faceCare: DemoProduct[] = [
  {
    key: 'rosehip-day-cream',
    category: 'face-care',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t('დღის კრემი ასკილით', 'Rosehip day cream', 'Дневной крем с шиповником', '玫瑰果日间面霜'),
    description: t(
      'ცივად დაწურული ასკილის ზეთი კანს კვებავს და სახეს ფერს უბრუნებს. კრემი ერთ წუთში შეიწოვება და ცხიმიან კვალს არ ტოვებს.\n\nსურნელი თითქმის არ აქვს, მხოლოდ ყვავილის ოდნავი კვალი. ძალიან ცხიმიან კანს კრემი შეიძლება ემძიმოს. მინის ქილა მერეც გამოგადგებათ: ჩვენ ასეთებში ღილებს ვინახავთ.',
      'Cold-pressed rosehip oil feeds the skin and brings back a little colour. It sinks in within a minute and leaves no greasy film.\n\nThere is hardly any scent, just a trace of flowers. Very oily skin may find the cream a touch too rich. The glass jar can be used again; we keep buttons in ours.',
      'Масло шиповника холодного отжима питает кожу и возвращает лицу румянец. Впитывается за минуту, жирного следа не оставляет.\n\nЗапаха почти нет, лишь лёгкая цветочная нота. Для очень жирной кожи крем может оказаться тяжеловат. Стеклянная баночка ещё пригодится: мы в таких держим пуговицы.',
      '冷榨玫瑰果油滋养肌肤，气色更透亮。一分钟即吸收，不留油光。\n\n几乎无香，仅一丝花香。特别出油的肌肤用着可能偏润。玻璃罐用完别扔，我们拿来装纽扣。',
    ),
    attributes: [
      skin(t('ნორმალური და მშრალი', 'Normal to dry', 'Нормальная и сухая', '中性至干性')),
      madeOf(
        t(
          'ასკილის ზეთი, შის კარაქი, E ვიტამინი',
          'Rosehip oil, shea butter, vitamin E',
          'Масло шиповника, масло ши, витамин E',
          '玫瑰果油、乳木果油、维生素E',
        ),
      ),
      keeps(unopened(24, 6)),
      madeIn(batumi),
    ],
    looks: ['cream.pot.blush.rosehip'],
    options: [contents(value('30', ml(30)), value('50', ml(50)), value('100', ml(100)))],
    offers: [
      { values: ['30'], price: 2900, stock: 44 },
      { values: ['50'], price: 4200, stock: 62 },
      { values: ['100'], price: 7400, stock: 19 },
    ],
    daysOld: 143,
  },
  {
    key: 'rosehip-cream-spf30',
    category: 'face-care',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t('ასკილის დღის კრემი SPF 30', 'Rosehip day cream SPF 30', 'Дневной крем с шиповником SPF 30', '玫瑰果防晒日霜 SPF30'),
    description: t(
      'დილით ერთი ფენა საკმარისია: კრემიც არის და მზისგან დამცავიც. მინერალური ფილტრი კანზე თეთრ კვალს არ ტოვებს.\n\nტანსაცმელს მოარიდეთ: თუთიის ოქსიდის ლაქა ძნელად ირეცხება. მაკიაჟის ქვეშაც კარგად ჯდება. ზღვაზე გასვლისას ორ საათში ერთხელ განაახლეთ; ოცდაათი მილილიტრი ერთკვირიან შვებულებას ჰყოფნის.',
      'One layer in the morning does both jobs, moisture and sun protection. The mineral filter leaves no white cast.\n\nKeep it off your clothes, as zinc oxide is hard to wash out. It sits well under make-up too. At the beach, put on more every two hours; the 30 ml size lasts about a week by the sea.',
      'Утром достаточно одного слоя: это и крем, и защита от солнца. Минеральный фильтр не оставляет белых следов.\n\nБерегите одежду: пятна оксида цинка отстирываются с трудом. Под макияж тоже ложится ровно. На море обновляйте каждые два часа; тридцати миллилитров хватает на недельный отпуск.',
      '早上一层，保湿防晒两不误。物理防晒配方，不泛白。\n\n含氧化锌，沾到衣服上不易洗净。妆前使用也服帖。海边每两小时补涂一次，30毫升够用一个星期的海边假期。',
    ),
    attributes: [
      skin(allSkin),
      sunProtection(same('SPF 30')),
      howToUse(
        t(
          'დილით, მზეზე გასვლამდე 15 წუთით ადრე',
          'Mornings, 15 minutes before going out',
          'Утром, за 15 минут до выхода',
          '早晨出门前15分钟',
        ),
      ),
      keeps(unopened(18, 6)),
    ],
    looks: ['cream.tube.cream.spf30'],
    options: [contents(value('30', ml(30)), value('50', ml(50)))],
    offers: [
      { values: ['30'], price: 3900, stock: 27 },
      { values: ['50'], price: 5600, stock: 31 },
    ],
    daysOld: 8,
  },
  {
    key: 'rosehip-rich-cream',
    category: 'face-care',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t(
      'სქელი კრემი ძალიან მშრალი კანისთვის',
      'Rich cream for very dry skin',
      'Насыщенный крем для очень сухой кожи',
      '玫瑰果滋养面霜 特干肌适用',
    ),
    description: t(
      'ზამთარში, გამათბობლის მშრალ ჰაერზე თუ სათხილამურო ტრასაზე, კანი იჭიმება და იქერცლება. ეს კრემი მთელ დღეს არბილებს.\n\nთითის წვერით აიღეთ ბარდისხელა და ნოტიო სახეზე წაისვით; მაკიაჟის ქვეშ მძიმეა. ხელებსა და იდაყვებსაც უხდება. მოთხილამურეები დილით, ტრასაზე გასვლამდე, ლოყებზე ისვამენ.',
      'Winter, heated rooms and ski slopes leave skin tight and flaky. This cream keeps it supple all day.\n\nTake a pea-sized amount on a fingertip and smooth it over a damp face; under make-up it lies too heavy. It does hands and elbows good as well. Skiers put it on their cheeks before the first lift.',
      'Зимой, рядом с батареей или на лыжном склоне, кожу стягивает, и она шелушится. Этот крем смягчает её на весь день.\n\nВозьмите каплю с горошину и нанесите на влажное лицо; под макияж крем тяжеловат. Подходит и для рук, и для локтей. Лыжники мажут им щёки перед первым подъёмом.',
      '冬天、暖气房、滑雪场，皮肤容易紧绷起皮，这款面霜能润一整天。\n\n取豌豆大小，趁脸微湿时推开，妆前用偏厚重。手部和手肘也能用。滑雪的人清早上缆车前，会往脸颊上抹一层。',
    ),
    attributes: [
      skin(t('ძალიან მშრალი', 'Very dry', 'Очень сухая', '特干性')),
      madeOf(
        t(
          'ასკილის ზეთი, ფუტკრის ცვილი, გლიცერინი',
          'Rosehip oil, beeswax, glycerine',
          'Масло шиповника, пчелиный воск, глицерин',
          '玫瑰果油、蜂蜡、甘油',
        ),
      ),
      keeps(unopened(24, 6)),
    ],
    looks: ['cream.pot.clay.zamtari'],
    options: [contents(value('50', ml(50)), value('75', ml(75)))],
    offers: [
      { values: ['50'], price: 4800, was: 5900, stock: 19 },
      { values: ['75'], price: 6500, was: 7900, stock: 8 },
    ],
    daysOld: 256,
  },
  {
    key: 'sensitive-day-cream',
    category: 'face-care',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t(
      'უსუნო დღის კრემი მგრძნობიარე კანისთვის',
      'Unscented day cream for sensitive skin',
      'Дневной крем без запаха для чувствительной кожи',
      '无香日霜 敏感肌适用',
    ),
    description: t(
      'თერთმეტი ინგრედიენტი და არც ერთი არომატიზატორი. შევქმენით მათთვის, ვისაც კრემის შემდეგ სახე უწითლდება.\n\nპირველად იდაყვის მოხრილში მოსინჯეთ. თუ არ მოგიხდათ, 14 დღის განმავლობაში გახსნილ ქილასაც უკან დავიბრუნებთ.',
      'Eleven ingredients and no fragrance whatever. We made it for those whose face turns red after most creams.\n\nTry it on the inside of your elbow first. If it does not suit you, we take back even an opened jar within 14 days.',
      'Одиннадцать ингредиентов и никаких отдушек. Для тех, у кого после крема краснеет лицо.\n\nСначала попробуйте на сгибе локтя. Если не подойдёт, примем в течение 14 дней даже открытую баночку.',
      '仅十一种成分，不添加任何香精，专为用面霜容易泛红的肌肤而做。\n\n首次使用请先在肘内侧试用，不合适14天内开封也可退。',
    ),
    attributes: [
      skin(t('მგრძნობიარე', 'Sensitive', 'Чувствительная', '敏感肌')),
      madeOf(t('ასკილის ზეთი, სკვალანი, ალოე', 'Rosehip oil, squalane, aloe', 'Масло шиповника, сквалан, алоэ', '玫瑰果油、角鲨烷、芦荟')),
      madeIn(batumi),
    ],
    looks: ['cream.pot.white.nazi'],
    options: [contents(value('30', ml(30)), value('50', ml(50)))],
    offers: [
      { values: ['30'], price: 3200, stock: 34 },
      { values: ['50'], price: 4600, stock: 26 },
    ],
    daysOld: 67,
  },
  {
    key: 'mens-face-cream',
    category: 'face-care',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t('მსუბუქი კრემი გაპარსვის შემდეგ', 'Light cream for after shaving', 'Лёгкий крем после бритья', '须后清爽面霜'),
    description: t(
      'გაპარსული კანი იწვის და იჭიმება; ასკილი და პანთენოლი რამდენიმე წუთში აწყნარებს. სპირტი არ შედის.\n\nსახეზე არ ბზინავს და წვერსაც არბილებს, მზისგან კი არ იცავს. დილითაც გამოგადგებათ და ცივ ამინდში სეირნობის წინაც. ხშირად გვეუბნებიან, სახლში ბოლოს მთელი ოჯახი ხმარობსო.',
      'Freshly shaved skin stings and tightens; rosehip and panthenol calm it in a few minutes. There is no alcohol in it.\n\nIt leaves no shine and softens a beard as well, though it does not protect from the sun. Good in the morning and before going out in the cold. Customers tell us the whole family ends up using it.',
      'После бритья кожу щиплет и стягивает; шиповник и пантенол успокаивают её за несколько минут. Без спирта.\n\nНе блестит на лице и бороду смягчает, но от солнца не защищает. Хорош и утром, и перед выходом на мороз. Покупатели говорят, что дома им потом пользуется вся семья.',
      '剃须后刺痛紧绷？玫瑰果与泛醇几分钟就能舒缓，不含酒精。\n\n不泛油光，胡须也能一并软化，但不防晒。早晨使用，冷天出门前涂一层也合适。常有客人说，买回去最后成了全家一起用。',
    ),
    attributes: [
      skin(allSkin),
      madeOf(
        t(
          'ასკილის ზეთი, პანთენოლი, ბამბუკის წყალი',
          'Rosehip oil, panthenol, bamboo water',
          'Масло шиповника, пантенол, бамбуковая вода',
          '玫瑰果油、泛醇、竹水',
        ),
      ),
      keeps(unopened(24, 6)),
    ],
    looks: ['cream.tube.charcoal.parsva'],
    options: [contents(value('50', ml(50)), value('100', ml(100)))],
    offers: [
      { values: ['50'], price: 3900, stock: 35 },
      { values: ['100'], price: 6400, stock: 16 },
    ],
    daysOld: 328,
  },
  {
    key: 'grape-seed-serum',
    category: 'face-care',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t(
      'სახის ზეთი საფერავის კურკისგან',
      'Saperavi grape-seed face oil',
      'Масло для лица из косточек саперави',
      '萨别拉维葡萄籽面部护理油',
    ),
    description: t(
      'რთვლის მერე კახელი მეღვინეები კურკას გვიგზავნიან, ჩვენ კი ცივად ვწურავთ: ოცი კილოდან ერთი ლიტრი გამოდის. ზეთი თხელია, ღია მომწვანო, და კანში ისე შეიწოვება, რომ ბალიშს არ სვრის.\n\nსაღამოს სამი წვეთი ნოტიო სახეზე გეყოფათ. მარტო ზეთი კანს წყალს ვერ მისცემს, ამიტომ მშრალ კანზე ჯერ ვარდის წყალი ან კრემი წაისვით. ახალი მოსავლის ზეთს ნოემბერში ვასხამთ.',
      'After the harvest winemakers in Kakheti send us the pips, and we press them cold: twenty kilos give one litre. The oil is thin and faintly green, and sinks in so well that it leaves no mark on the pillow.\n\nThree drops on a damp face in the evening will do. Oil alone gives skin no water, so if yours is dry put on rose water or a cream first. The new pressing is bottled in November.',
      'После ртвели кахетинские виноделы присылают нам косточки, и мы отжимаем их холодным способом: из двадцати кило выходит литр. Масло лёгкое, чуть зеленоватое, впитывается так, что подушку не пачкает.\n\nВечером хватит трёх капель на влажное лицо. Само по себе масло воды коже не даёт, поэтому на сухую сначала нанесите розовую воду или крем. Масло нового урожая разливаем в ноябре.',
      '葡萄采收后，卡赫季的酿酒人把籽寄来，我们冷榨取油，二十公斤籽才出一升。油质轻薄，微微泛绿，吸收快，不弄脏枕头。\n\n晚上趁脸微湿用三滴即可。植物油只锁水不补水，干性肌肤请先用玫瑰水或面霜打底。新一季的油每年十一月装瓶。',
    ),
    attributes: [
      madeOf(
        t('ყურძნის კურკის ზეთი, E ვიტამინი', 'Grape-seed oil, vitamin E', 'Масло виноградных косточек, витамин E', '葡萄籽油、维生素E'),
      ),
      skin(t('ნორმალური და შერეული', 'Normal to combination', 'Нормальная и смешанная', '中性及混合性')),
      howToUse(t('საღამოს, 3 წვეთი', 'Evenings, 3 drops', 'Вечером, 3 капли', '晚间，3滴')),
      keeps(unopened(18, 6)),
    ],
    looks: ['serum.dropper.amber.kurka'],
    options: [contents(value('15', ml(15)), value('30', ml(30)), value('50', ml(50)))],
    offers: [
      { values: ['15'], price: 2490, stock: 52 },
      { values: ['30'], price: 4200, stock: 37 },
      { values: ['50'], price: 6200, stock: 0 },
    ],
    daysOld: 29,
  },
  {
    key: 'day-and-night-serum',
    category: 'face-care',
    store: 'mzisia-beauty',
    brand: 'mzisia',
    name: t(
      'შრატი დღისთვის და შრატი ღამისთვის',
      'A serum for the day, a serum for the night',
      'Сыворотка на день и сыворотка на ночь',
      '日用精华与夜用精华',
    ),
    description: t(
      'ორი შრატი, რომელთა არევაც არ ღირს. დღისა წყალივით გამჭვირვალეა, ჰიალურონის მჟავითა და ჩაქვის მწვანე ჩაით; ღამისა მუქ ფლაკონშია, რადგან ბაკუჩიოლს სინათლე არ უყვარს.\n\nორი-სამი წვეთი კრემის წინ. პირველი კვირა ღამის შრატი დღეგამოშვებით წაისვით, სანამ კანი მიეჩვევა, და დილით მზისგან დამცავი არ დაგავიწყდეთ.',
      'Two serums worth keeping apart. The day one is clear as water, with hyaluronic acid and green tea from Chakvi; the night one lives in a dark bottle because bakuchiol dislikes light.\n\nTwo or three drops before your cream. In the first week use the night serum every other evening until your skin is used to it, and put on sun protection in the morning.',
      'Две сыворотки, которые лучше не путать. Дневная прозрачна как вода, с гиалуроновой кислотой и зелёным чаем из Чакви; ночная в тёмном флаконе, потому что бакучиол не любит света.\n\nДве-три капли перед кремом. Первую неделю ночную наносите через день, пока кожа не привыкнет, а утром не забывайте о защите от солнца.',
      '日用、夜用两款，别弄混。日用清透如水，含透明质酸和恰克维绿茶；夜用装深色瓶，因为补骨脂酚怕光。\n\n面霜之前取两三滴。夜用精华第一周隔天用，等皮肤适应，白天记得防晒。',
    ),
    attributes: [
      madeOf(
        t(
          'დღე: ჰიალურონის მჟავა, მწვანე ჩაი; ღამე: ბაკუჩიოლი',
          'Day: hyaluronic acid, green tea; night: bakuchiol',
          'День: гиалуроновая кислота, зелёный чай; ночь: бакучиол',
          '日用：透明质酸、绿茶；夜用：补骨脂酚',
        ),
      ),
      skin(allSkin),
      storing(t('ბნელ ადგილას, 25 °C-მდე', 'In the dark, below 25 °C', 'В тёмном месте, до 25 °C', '避光，25℃以下')),
      madeIn(batumi),
    ],
    looks: ['serum.slim.clear.dghe', 'serum.slim.navy.ghame'],
    options: [
      sorts(value('day', t('დღის', 'Day', 'Дневная', '日用')), value('night', t('ღამის', 'Night', 'Ночная', '夜用'))),
      contents(value('15', ml(15)), value('30', ml(30))),
    ],
    offers: [
      { values: ['day', '15'], price: 2990, stock: 41 },
      { values: ['day', '30'], price: 4990, stock: 33 },
      { values: ['night', '15'], price: 3490, stock: 28, look: 'serum.slim.navy.ghame' },
      { values: ['night', '30'], price: 5900, was: 6900, stock: 15, look: 'serum.slim.navy.ghame' },
    ],
    daysOld: 111,
  },
  {
    key: 'rose-water-tonic',
    category: 'face-care',
    store: 'sapnela-bath',
    brand: 'sapnela',
    name: t('ვარდის წყალი სახისთვის', 'Rose water for the face', 'Розовая вода для лица', '玫瑰纯露 面部用'),
    description: t(
      'ბორჯომში ვართ და მინერალურ წყალზეც ვცადეთ გამოხდა, მაგრამ ბოლოს წყაროს წყალმა აჯობა. დამასკოს ვარდის ფურცლები სპილენძის ქვაბში იხდება, ზეთს არ ვაცლით და სუნიც ნამდვილი ვარდისაა.\n\nდაბანის მერე ბამბით წაისვით ან ხელისგულით. კონსერვანტი არ ურევია, ასე რომ გახსნილი მაცივარში დადგით და ორ თვეში მოიხმარეთ.',
      'We did try to distil it with mineral water, this being Borjomi, but in the end plain spring water won. Damask rose petals go into a copper still and the oil is left in: it smells of a real rose.\n\nPut it on after washing, with cotton or with your palms. There is no preservative in it, so keep the open bottle in the fridge and use it up in two months.',
      'Мы ведь в Боржоми и пробовали перегонять на минеральной воде, но победила простая родниковая. Лепестки дамасской розы идут в медный куб, масло не отделяем, и вода пахнет настоящей розой.\n\nНаносите после умывания, ватой или ладонями. Консервантов нет, так что открытую держите в холодильнике и израсходуйте за два месяца.',
      '身在博尔若米，我们试过用矿泉水蒸馏，最后还是山泉水最好。大马士革玫瑰花瓣用铜甑蒸馏，不撇精油，闻着就是鲜玫瑰。\n\n洁面后用化妆棉或手掌轻拍。不含防腐剂，开封后请冷藏，两个月内用完。',
    ),
    attributes: [
      madeOf(t('ვარდის წყალი, 100%', 'Rose water, 100%', 'Розовая вода, 100 %', '玫瑰纯露100%')),
      skin(allSkin),
      storing(t('გახსნის შემდეგ მაცივარში', 'In the fridge once opened', 'После вскрытия в холодильнике', '开封后冷藏')),
      keeps(unopened(12, 2)),
    ],
    looks: ['shampoo.flat.rose.vardi'],
    options: [contents(value('100', ml(100)), value('200', ml(200)), value('400', ml(400)))],
    offers: [
      { values: ['100'], price: 1590, stock: 60 },
      { values: ['200'], price: 2690, stock: 45 },
      { values: ['400'], price: 4590, stock: 3 },
    ],
    daysOld: 201,
  },
]
