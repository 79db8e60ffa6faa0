import type { DemoProduct } from '#demo/mall/shapes.ts'
import { degrees, grams, ml, months } from '#demo/mall/terms/amounts.ts'
import { content, ingredients, keeps, madeIn, serveAt, storing, sweetness, taste } from '#demo/mall/terms/attributes.ts'
import { bottle1, bottles12, bottles6, contents, flavours, packs, value } from '#demo/mall/terms/options.ts'
import { georgia } from '#demo/mall/terms/phrases.ts'
import { t } from '#demo/mall/terms/text.ts'

const per100 = (amount: string) => {
  const sugar = grams(amount)
  return t(`შაქარი 100 მლ-ში ${sugar.ka}`, `${sugar.en} sugar per 100 ml`, `Сахара ${sugar.ru} на 100 мл`, `每100毫升含糖${sugar.zh}`)
}

export const lemonade: DemoProduct[] = [
  {
    key: 'tarkhuna-lemonade',
    category: 'lemonade',
    store: 'dila-drinks',
    brand: 'shushkhuna',
    name: t('ლიმონათი „ტარხუნა“', 'Tarkhuna tarragon lemonade', 'Лимонад «Тархун»', '龙蒿汽水'),
    description: t(
      'ნამდვილ ტარხუნას მარნეულის ბოსტნებში ვჭრით და შაქრის სიროფში ღამით ვაყენებთ. მკვეთრი მწვანე ფერი კი ისპანახს უნდა უმადლოთ, რადგან ტარხუნის ნაყენი თავად მოყვითალოა.\n\nმინის ბოთლი საკეტიანია და ნახევარს ხვალისთვის შეინახავთ, ოღონდ გაზი ნელ-ნელა მაინც გამოვა. ანისულსა და ძირტკბილას მოგაგონებთ, ბევრს კი ბავშვობასაც.',
      'Real tarragon, cut in gardens near Marneuli and left overnight in sugar syrup. The bright green comes from spinach; tarragon on its own turns rather yellow.\n\nThe swing top lets you keep half for tomorrow, though the fizz does slip away. It tastes of aniseed and liquorice, and for many people of being seven years old.',
      'Настоящий тархун срезаем на огородах под Марнеули и на ночь оставляем в сахарном сиропе. Яркий зелёный цвет — заслуга шпината: сам тархун даёт скорее желтоватый настой.\n\nБутылка с защёлкой, половину можно оставить на завтра, хотя газ понемногу уходит. Напоминает анис и лакрицу, а многим — детство.',
      '新鲜龙蒿割自马尔内乌利的菜园，在糖浆里浸一整夜。鲜绿色是菠菜汁调的，龙蒿泡出来其实偏黄。\n\n卡扣瓶盖，喝剩一半可以留到明天，只是气会慢慢跑掉。味道像茴香和甘草，很多人一喝就想起小时候。',
    ),
    attributes: [
      ingredients(
        t(
          'წყალი, შაქარი, ტარხუნა, ლიმონი, ისპანახი',
          'Water, sugar, tarragon, lemon, spinach',
          'Вода, сахар, тархун, лимон, шпинат',
          '水、糖、龙蒿、柠檬、菠菜',
        ),
      ),
      sweetness(per100('8')),
      serveAt(degrees('6–8')),
      keeps(months(9)),
    ],
    looks: ['lemonade.bottle.green.tarkhuna'],
    options: [contents(value('330', ml(330)), value('750', ml(750))), packs(bottle1, bottles6)],
    offers: [
      { values: ['330', '1'], price: 450, stock: 120 },
      { values: ['330', '6'], price: 2490, stock: 64 },
      { values: ['750', '1'], price: 790, stock: 86 },
      { values: ['750', '6'], price: 4390, was: 4800, stock: 28 },
    ],
    daysOld: 330,
  },
  {
    key: 'pear-lemonade',
    category: 'lemonade',
    store: 'dila-drinks',
    brand: 'shushkhuna',
    name: t('მსხლის ლიმონათი, 500 მლ', 'Pear lemonade, 500 ml', 'Грушевый лимонад, 500 мл', '梨子汽水 500毫升'),
    description: t(
      'უფრო ბებიას კომპოტია, ვიდრე კანფეტი: გორის მსხალს ვხეხავთ, ერთხელ წამოვადუღებთ და გაზიან წყალს ვასხამთ. კონცენტრატი არ ურევია, ამიტომ ფსკერზე რბილობი გროვდება და ბოთლი დალევამდე უნდა გადმოატრიალოთ.\n\nსუნი მსხლისა აქვს და ზოგს ძალიან მშვიდი ეჩვენება. სიმჟავე ცხიმს ხსნის, ამიტომ ხინკალსა და ხაჭაპურს უხდება; თორმეტი ბოთლი იმ სუფრას ეყოფა, სადაც სტუმრების ნახევარი საჭესთან ჯდება.',
      'Think of a stewed pear rather than of a pear drop: fruit from Gori, grated, brought once to the boil and topped up with sparkling water. There’s no concentrate in it, so pulp gathers at the bottom and wants a gentle turn of the bottle.\n\nIt smells of fruit, which some will find too quiet. Its sharpness cuts through khachapuri and khinkali, and twelve bottles will do for a table where half the guests are driving home.',
      'Это скорее бабушкин компот, чем леденец: груши из Гори натираем, один раз доводим до кипения и разбавляем газированной водой. Концентрата нет, поэтому на дне собирается мякоть: прежде чем открыть, переверните бутылку.\n\nПахнет грушей, и кому-то вкус покажется слишком тихим. Кислинка хороша к жирной еде вроде хинкали и хачапури; двенадцати бутылок хватает на стол, за которым половина гостей за рулём.',
      '更像奶奶煮的梨汤，而不是水果糖：哥里产的梨擦碎，煮开一次，兑入气泡水。不用浓缩汁，瓶底有果肉沉淀，喝前轻轻倒转。\n\n闻着就是梨，口味重的人可能觉得淡。微酸解腻，配汤包和奶酪饼正好；买一箱十二瓶，一桌子要开车的客人都有得喝。',
    ),
    attributes: [
      ingredients(
        t('წყალი, მსხალი 20%, შაქარი, ლიმონი', 'Water, pears 20%, sugar, lemon', 'Вода, груша 20 %, сахар, лимон', '水、梨20%、糖、柠檬'),
      ),
      content(ml(500)),
      sweetness(per100('7')),
      keeps(months(9)),
    ],
    looks: ['lemonade.bottle.yellow.mskhali'],
    options: [packs(bottle1, bottles6, bottles12)],
    offers: [
      { values: ['1'], price: 550, stock: 105 },
      { values: ['6'], price: 2990, stock: 50 },
      { values: ['12'], price: 5700, stock: 23 },
    ],
    daysOld: 257,
  },
  {
    key: 'cream-lemonade',
    category: 'lemonade',
    store: 'dila-drinks',
    brand: 'shushkhuna',
    name: t('ნაღების ლიმონათი, 500 მლ', 'Cream soda, 500 ml', 'Лимонад «Крем-сода», 500 мл', '奶油苏打汽水 500毫升'),
    description: t(
      'სახელი ნუ მოგატყუებთ: ნაღები აქ საერთოდ არ არის, ფერს და გემოს დამწვარი შაქარი და ვანილის ჩხირი აძლევს. კარამელს სპილენძის ქვაბში ვხარშავთ, მანამდე, სანამ მომწარო არ გახდება.\n\nჩვენს ლიმონათებში ყველაზე ტკბილია, პატარა ჭიქა გეყოფათ. ნაყინის ბურთი ჩააგდეთ და დესერტიც მზადაა.',
      'The name misleads: there’s no cream in it, only burnt sugar and a vanilla pod. We cook the caramel in a copper pan until it’s just on the bitter side.\n\nIt’s the sweetest of our lemonades, so a small glass goes a long way. Drop in a scoop of ice cream and that is pudding done.',
      'Название обманчиво: сливок здесь нет, цвет и вкус дают жжёный сахар и стручок ванили. Карамель варим в медном тазу, пока не появится горчинка.\n\nОн самый сладкий из наших лимонадов, маленького стакана достаточно. Опустите в него шарик мороженого, вот и десерт.',
      '名叫奶油，其实不含奶油，颜色和味道来自焦糖与香草荚。焦糖用铜锅熬，熬到刚带一丝苦味为止。\n\n几款汽水里数它最甜，一小杯就够。放一球冰淇淋，就是一份甜品。',
    ),
    attributes: [
      ingredients(
        t(
          'წყალი, კარამელი, ვანილი, ლიმონმჟავა',
          'Water, caramel, vanilla, citric acid',
          'Вода, карамель, ваниль, лимонная кислота',
          '水、焦糖、香草、柠檬酸',
        ),
      ),
      content(ml(500)),
      sweetness(per100('10')),
      keeps(months(12)),
    ],
    looks: ['lemonade.bottle.amber.nagebi'],
    options: [packs(bottle1, bottles6, bottles12)],
    offers: [
      { values: ['1'], price: 550, stock: 92 },
      { values: ['6'], price: 2990, stock: 37 },
      { values: ['12'], price: 5700, stock: 0 },
    ],
    daysOld: 148,
  },
  {
    key: 'small-lemonades',
    category: 'lemonade',
    store: 'dila-drinks',
    brand: 'shushkhuna',
    name: t(
      'პატარა ლიმონათი: ალუბალი, ფეიხოა, ლიმონი, 250 მლ',
      'Little lemonade: sour cherry, feijoa or lemon, 250 ml',
      'Маленький лимонад: вишня, фейхоа, лимон, 250 мл',
      '小瓶汽水 酸樱桃、费约果、柠檬 250毫升',
    ),
    description: t(
      'პატარა ბოთლი ბავშვების დაბადების დღეებისთვის მოვიფიქრეთ: დიდს ბოლომდე ვერავინ სვამდა. სამივეში ნამდვილი წვენია და შაქარი თითქმის განახევრებულია.\n\nალუბალი მჟავეა, ფეიხოას მარწყვისა და ფიჭვის გემო აქვს, ლიმონი კი ქერქიანადაა და ოდნავ მწარე. თუნუქის თავსახურს გასახსნელი სჭირდება, ეს კი უფროსის საქმეა.',
      'The small bottle was made for children’s birthday parties, where nobody ever finished the big one. All three have real juice in them and close to half the usual sugar.\n\nCherry is sour, feijoa tastes of strawberry and pine, lemon comes with the zest and is a shade bitter. The crown cap needs an opener, and that part is for a grown-up.',
      'Маленькую бутылку придумали для детских дней рождения: большую никто не допивал. Во всех трёх настоящий сок, а сахара почти вдвое меньше обычного.\n\nВишня кислая, фейхоа с привкусом земляники и хвои, лимон с цедрой и потому чуть горчит. Для жестяной крышки нужна открывалка, это дело взрослых.',
      '小瓶是为孩子们的生日会做的，大瓶总有人喝不完。三款都用真果汁，糖减了将近一半。\n\n樱桃味酸，费约果像草莓又带点松香，柠檬连皮入料、微苦。金属瓶盖要用开瓶器，请大人帮忙打开。',
    ),
    attributes: [
      ingredients(t('წყალი, წვენი 15%, შაქარი', 'Water, juice 15%, sugar', 'Вода, сок 15 %, сахар', '水、果汁15%、糖')),
      sweetness(per100('5')),
      content(ml(250)),
      keeps(months(6)),
    ],
    looks: ['lemonade.small.red.alubali', 'lemonade.small.green.feijoa', 'lemonade.small.yellow.limoni'],
    options: [
      flavours(
        value('cherry', t('ალუბალი', 'Sour cherry', 'Вишня', '酸樱桃')),
        value('feijoa', t('ფეიხოა', 'Feijoa', 'Фейхоа', '费约果')),
        value('lemon', t('ლიმონი', 'Lemon', 'Лимон', '柠檬')),
      ),
      packs(bottles6, bottles12),
    ],
    offers: [
      { values: ['cherry', '6'], price: 2190, stock: 45 },
      { values: ['cherry', '12'], price: 4190, stock: 30 },
      { values: ['feijoa', '6'], price: 2390, stock: 18, look: 'lemonade.small.green.feijoa' },
      { values: ['feijoa', '12'], price: 4590, stock: 2, look: 'lemonade.small.green.feijoa' },
      { values: ['lemon', '6'], price: 2190, stock: 54, look: 'lemonade.small.yellow.limoni' },
      { values: ['lemon', '12'], price: 4190, stock: 33, look: 'lemonade.small.yellow.limoni' },
    ],
    daysOld: 41,
  },
  {
    key: 'saperavi-grape-lemonade',
    category: 'lemonade',
    store: 'kakheti-cellar',
    name: t(
      'საფერავის ყურძნის ლიმონათი, უალკოჰოლო',
      'Saperavi grape lemonade, no alcohol',
      'Лимонад из винограда саперави, без алкоголя',
      '萨别拉维葡萄汽水 不含酒精',
    ),
    description: t(
      'რთველზე მძღოლებისა და ბავშვებისთვის ვაკეთებდით, მერე სხვებმაც მოგვთხოვეს. საფერავის ტკბილს დაწურვისთანავე პასტერიზაციას ვუკეთებთ, რომ დუღილი არ დაიწყოს, და ერთ წილ წვენს ორ წილ გაზიან წყალს ვუმატებთ.\n\nმუქია, ოდნავ მწკლარტე, და ღვინის ჭიქაშიც ლამაზად გამოიყურება. თეთრ სუფრას მოარიდეთ: ლაქა ისეთივეა, როგორიც ღვინის.',
      'We used to make it at harvest for the drivers and the children, and then the others asked for some. Fresh Saperavi juice is pasteurised before it can ferment, and two parts of sparkling water go to one of juice.\n\nIt is dark, faintly tannic and looks well in a wine glass. Mind the tablecloth: it stains exactly as wine does.',
      'Делали его на ртвели для водителей и детей, а потом попросили и остальные. Сок саперави пастеризуем сразу после отжима, чтобы не забродил, и на одну часть сока берём две части газированной воды.\n\nТёмный, чуть терпкий, красиво смотрится и в винном бокале. Берегите скатерть: пятна от него такие же, как от вина.',
      '原本是采收时给司机和孩子们做的，后来大家都来要。萨别拉维葡萄一榨出汁就巴氏杀菌，不让它发酵，再兑两份气泡水。\n\n颜色深，略带涩感，倒进红酒杯也好看。小心白桌布，沾上跟红酒一样难洗。',
    ),
    attributes: [
      ingredients(t('წყალი, საფერავის წვენი 33%', 'Water, Saperavi juice 33%', 'Вода, сок саперави 33 %', '水、萨别拉维葡萄汁33%')),
      content(ml(500)),
      sweetness(t('შაქრის დამატების გარეშე', 'No added sugar', 'Без добавленного сахара', '不另加糖')),
      keeps(months(12)),
    ],
    looks: ['lemonade.bottle.red.saperavi'],
    options: [packs(bottle1, bottles6, bottles12)],
    offers: [
      { values: ['1'], price: 690, stock: 57 },
      { values: ['6'], price: 3790, stock: 26 },
      { values: ['12'], price: 7190, stock: 14 },
    ],
    daysOld: 116,
  },
  {
    key: 'rose-lemonade',
    category: 'lemonade',
    store: 'dila-drinks',
    name: t('ვარდის ლიმონათი, 500 მლ', 'Rose lemonade, 500 ml', 'Лимонад с розой, 500 мл', '玫瑰汽水 500毫升'),
    description: t(
      'ვარდის წყალს ჩვენ თვითონ ვხდით ფურცლებისგან, რომლებსაც მაისში, დილის რვა საათამდე ვკრეფთ. ლიმონი და ცოტა ჟოლო ემატება, ვარდისფერიც ჟოლოსგანაა.\n\nსაპნის გემო რომ არ ჰქონდეს, ვარდი ძალიან ცოტა შევურიეთ; ვისაც ბევრი უყვარს, იმედი გაუცრუვდება. ცივად, პიტნის ფოთოლთან ერთად მიირთვით.',
      'The rose water is our own, distilled from petals picked in May before eight in the morning. Lemon goes in, and a few raspberries, which is where the pink comes from.\n\nSo that it doesn’t taste of soap we go easy on the rose; those who want a great deal will be let down. Serve cold with a mint leaf.',
      'Розовую воду перегоняем сами из лепестков, собранных в мае до восьми утра. Добавляем лимон и немного малины, от неё и цвет.\n\nЧтобы не отдавало мылом, розы совсем чуть-чуть; кто любит много, будет разочарован. Подавайте холодным, с листиком мяты.',
      '玫瑰水是自己蒸馏的，花瓣在五月清晨八点前采下。再加柠檬和少许覆盆子，粉色就来自覆盆子。\n\n怕喝出肥皂味，玫瑰放得很克制，爱浓香的人可能嫌不够。冰镇后放一片薄荷叶。',
    ),
    attributes: [
      ingredients(
        t(
          'წყალი, შაქარი, ლიმონი, ჟოლო, ვარდის წყალი',
          'Water, sugar, lemon, raspberries, rose water',
          'Вода, сахар, лимон, малина, розовая вода',
          '水、糖、柠檬、覆盆子、玫瑰水',
        ),
      ),
      content(ml(500)),
      sweetness(per100('7')),
      madeIn(georgia),
      keeps(months(6)),
    ],
    looks: ['lemonade.bottle.pink.vardi'],
    options: [packs(bottle1, bottles6)],
    offers: [
      { values: ['1'], price: 650, stock: 43 },
      { values: ['6'], price: 3590, stock: 16 },
    ],
    daysOld: 7,
  },
  {
    key: 'honey-ginger-lemonade',
    category: 'lemonade',
    store: 'mtis-taphli',
    brand: 'tapluna',
    name: t(
      'თაფლისა და ჯანჯაფილის ლიმონათი, 250 მლ',
      'Honey and ginger lemonade, 250 ml',
      'Лимонад с мёдом и имбирём, 250 мл',
      '蜂蜜姜汁汽水 250毫升',
    ),
    description: t(
      'შაქრის ნაცვლად ცაცხვის თაფლი, ლიმონი მთლიანად, ქერქიანად, და ახლად გახეხილი ჯანჯაფილი, რომელიც ყელში ცოტათი გიჩხვლეტთ. სიცივეში ოდნავ მღვრიე ხდება, თაფლის ბუნება ასეთია.\n\nშეგიძლიათ გაათბოთ კიდეც, ოღონდ არ აადუღოთ, გაზი წამში გავა. სასმელი ღია ქარვისფერია და ყოველ პარტიაში ცოტათი სხვანაირი.',
      'Linden honey in place of sugar, the whole of the lemon, and fresh ginger that pricks the throat a little. It turns cloudy in the cold, as honey will.\n\nYou can warm it, but don’t let it boil: the fizz is gone in a second. It is a pale amber, a little different in every batch.',
      'Липовый мёд вместо сахара, лимон целиком и свежий имбирь, который слегка покалывает горло. На холоде мутнеет, такова природа мёда.\n\nМожно подогреть, только не до кипения: газ уйдёт в секунду. Цвет светло-янтарный и в каждой партии немного свой.',
      '用椴树蜜代替白糖，整颗柠檬连皮入料，配现磨鲜姜，喝下去喉咙微微发热。遇冷会浑浊，蜂蜜就是这样。\n\n加热喝也行，但别煮开，一滚气泡就跑光了。汤色浅琥珀，每批略有不同。',
    ),
    attributes: [
      ingredients(t('წყალი, თაფლი, ლიმონი, ჯანჯაფილი', 'Water, honey, lemon, ginger', 'Вода, мёд, лимон, имбирь', '水、蜂蜜、柠檬、姜')),
      taste(t('მომჟავო, ოდნავ ცხარე', 'Sharp, slightly hot', 'С кислинкой, чуть острый', '酸甜微辣')),
      content(ml(250)),
      storing(t('მაცივარში, ვერტიკალურად', 'Upright in the fridge', 'В холодильнике, стоя', '冷藏直立')),
    ],
    looks: ['lemonade.small.amber.tapli'],
    options: [packs(bottles6, bottles12)],
    offers: [
      { values: ['6'], price: 2790, stock: 31 },
      { values: ['12'], price: 5290, stock: 19 },
    ],
    daysOld: 71,
  },
  {
    key: 'peach-iced-tea',
    category: 'lemonade',
    store: 'guria-tea-house',
    brand: 'chakviani',
    name: t('ატმის ცივი ჩაი, 250 მლ', 'Peach iced tea, 250 ml', 'Холодный чай с персиком, 250 мл', '蜜桃冰红茶 250毫升'),
    description: t(
      'ჩვენს შავ ჩაის თორმეტ საათს ცივ წყალში ვაყენებთ, ამიტომ არ მწარდება და ბევრი შაქარი აღარ სჭირდება. მერე მწიფე ატმის პიურეს და ლიმონის წვეთს ვუმატებთ, გაზს კი არა.\n\nკოფეინი იმდენია, რამდენიც ნახევარ ფინჯან ყავაში, ამიტომ საღამოს ბავშვს ნუ მისცემთ. ატამი ფსკერზე ილექება, დალევამდე შეანჯღრიეთ. ივლისში უფრო ურეკის პლაჟზე მიაქვთ, თერმოჩანთით.',
      'Our black tea is steeped in cold water for twelve hours; it never turns bitter and needs little sugar. Ripe peach purée and a drop of lemon go in after that, and no bubbles.\n\nThere is about as much caffeine in it as in half a cup of coffee, so it is not one for children in the evening. The peach settles; give the bottle a shake. In July most of it leaves us for the beach at Ureki, in cool bags.',
      'Наш чёрный чай двенадцать часов настаиваем в холодной воде, поэтому он не горчит и сахара требует мало. Потом добавляем пюре спелых персиков и каплю лимона, а газа нет.\n\nКофеина примерно как в половине чашки кофе, поэтому детям вечером не давайте. Персик оседает на дно, взболтайте. В июле его чаще всего увозят от нас на пляж в Уреки, в сумке со льдом.',
      '红茶用冷水泡足十二小时，不苦，糖也放得少。再加熟桃果泥和几滴柠檬汁，不含气泡。\n\n咖啡因约等于半杯咖啡，晚上别给孩子喝。桃肉会沉底，喝前摇一摇。到了七月，多半是装进冰袋，带去乌雷基海滩喝。',
    ),
    attributes: [
      ingredients(
        t(
          'წყალი, შავი ჩაი, ატამი 12%, შაქარი, ლიმონი',
          'Water, black tea, peach 12%, sugar, lemon',
          'Вода, чёрный чай, персик 12 %, сахар, лимон',
          '水、红茶、桃12%、糖、柠檬',
        ),
      ),
      content(ml(250)),
      sweetness(per100('4.5')),
      keeps(months(6)),
    ],
    looks: ['lemonade.small.pink.atami'],
    options: [packs(bottles6, bottles12)],
    offers: [
      { values: ['6'], price: 2490, stock: 40 },
      { values: ['12'], price: 4790, was: 5490, stock: 22 },
    ],
    daysOld: 184,
  },
]
