import type { DemoProduct } from '#demo/mall/shapes.ts'
import { grams, mah, months, watts } from '#demo/mall/terms/amounts.ts'
import { battery, inBox, output, ports, warranty, waterproof, weight } from '#demo/mall/terms/attributes.ts'
import { capacities, sets, value } from '#demo/mall/terms/options.ts'
import { same, t } from '#demo/mall/terms/text.ts'

export const powerBanks: DemoProduct[] = [
  {
    key: 'slim-power-bank',
    category: 'photo-power',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t('თხელი პორტატული დამტენი Ertobila', 'Ertobila slim power bank', 'Тонкий внешний аккумулятор Ertobila', 'Ertobila 超薄充电宝'),
    description: t(
      'ტელეფონზე განიერი არ არის, ამიტომ ორივე ერთად ჯიბეში ეტევა. ხუთიათასიანი ტელეფონს თითქმის ერთხელ ავსებს, ოციათასიანი კი სამჯერ.\n\nერთივე USB-C ბუდით თვითონაც იმუხტება და სხვასაც მუხტავს. ლეპტოპისთვის ოცდაორი ვატი ცოტაა, ხელის ბარგში კი სამივე დაიშვება.',
      'No wider than a phone, it shares a pocket with one. Five thousand fills a phone almost once, twenty thousand does it three times.\n\nThe same USB-C socket charges the bank and the phone. Twenty-two watts is too little for a laptop; all three sizes are allowed in hand luggage.',
      'Не шире телефона, поэтому оба помещаются в одном кармане. Пяти тысяч хватает почти на одну зарядку телефона, двадцати тысяч на три.\n\nЧерез один и тот же разъём USB-C он и заряжается сам, и заряжает. Для ноутбука двадцати двух ватт мало, зато в ручную кладь пускают все три.',
      '宽度不超过手机，两样能塞进一个口袋。5000毫安时差不多给手机充满一次，20000能充三次。\n\n同一个USB-C口，既给自己充，也给手机充。22瓦带不动笔记本电脑，三款都能带上飞机。',
    ),
    attributes: [
      output(watts(22)),
      ports(t('USB-C, USB-A', 'USB-C, USB-A', 'USB-C, USB-A', 'USB-C、USB-A')),
      weight(t('120–345 გ', '120–345 g', '120–345 г', '120–345克')),
      warranty(months(12)),
    ],
    looks: ['powerbank.slim.charcoal'],
    options: [capacities(value('5', mah(5000)), value('10', mah(10000)), value('20', mah(20000)))],
    offers: [
      { values: ['5'], price: 4900, stock: 92 },
      { values: ['10'], price: 6900, stock: 77 },
      { values: ['20'], price: 9900, stock: 41 },
    ],
    daysOld: 193,
  },
  {
    key: 'magnet-power-bank',
    category: 'photo-power',
    store: 'pixani-digital',
    name: t('მაგნიტიანი პორტატული დამტენი', 'Magnetic wireless power bank', 'Беспроводной аккумулятор на магните', '磁吸无线充电宝'),
    description: t(
      'ტელეფონს ზურგზე ეკვრის და კაბელი აღარ გჭირდებათ: რუკას უყურებთ და თან იმუხტება. მრგვალია, თითებს შორის მოხერხებულად ზის.\n\nორ მილიმეტრზე სქელ ქეისს მაგნიტი ვერ იჭერს, უქეისო ტელეფონს კი შეიძლება რგოლის მიწებება დასჭირდეს, ის ყუთში დევს. უსადენოდ ათ ვატზე მეტს არ იძლევა. გეჩქარებათ? კაბელით შეაერთეთ და ორჯერ სწრაფად დამუხტავს.',
      'It clings to the back of the phone and does away with the cable: look at the map and it charges as you go. Being round, it sits well between the fingers.\n\nThe magnet will not hold through a case thicker than two millimetres, and a bare phone may need the stick-on ring from the box. Without a cable it gives no more than ten watts. In a hurry? Plug it in and it gives twice that.',
      'Прилипает к задней стенке телефона, и кабель больше не нужен: смотрите карту, а он заряжает. Круглый, удобно лежит между пальцами.\n\nЧехол толще двух миллиметров магнит не удержит, а телефону без чехла может понадобиться наклейка-кольцо, она в коробке. Без кабеля даёт не больше десяти ватт. Спешите? По проводу выйдет вдвое быстрее.',
      '吸在手机背面，不用拖线：一边看地图一边充。圆形机身，夹在指间正好。\n\n手机壳超过2毫米就吸不牢，裸机可能要贴盒内附的磁吸环。无线最高10瓦。赶时间？插上线能快一倍。',
    ),
    attributes: [
      output(t('10 ვტ უსადენოდ, 20 ვტ კაბელით', '10 W wireless, 20 W by cable', '10 Вт без кабеля, 20 Вт с кабелем', '无线10瓦，有线20瓦')),
      ports(same('USB-C')),
      weight(t('135 და 210 გ', '135 and 210 g', '135 и 210 г', '135克、210克')),
      warranty(months(12)),
    ],
    looks: ['powerbank.round.sage'],
    options: [capacities(value('5', mah(5000)), value('10', mah(10000)))],
    offers: [
      { values: ['5'], price: 7900, stock: 49 },
      { values: ['10'], price: 10900, stock: 26 },
    ],
    daysOld: 49,
  },
  {
    key: 'trail-power-bank',
    category: 'photo-power',
    store: 'norduli-outdoor',
    brand: 'norduli',
    name: t('ლაშქრობის პორტატული დამტენი NORDULI', 'NORDULI trail power bank', 'Походный аккумулятор NORDULI', 'NORDULI 户外充电宝'),
    description: t(
      'ოთხი დღე ყაზბეგის ბილიკებზე, როზეტის გარეშე: ტელეფონსაც, ფარანსაც და კამერასაც ეს კვებავდა. რეზინის კიდე დარტყმას იტანს, ბუდეებს კი თავსახური წყლისგან იცავს.\n\n26 800-იანი 99 ვატსაათია და ხელის ბარგში ნებადართულია, ბარგში ჩაბარება კი არ შეიძლება. მინუს ათ გრადუსზე ტევადობის მესამედი ქრება, ამიტომ ღამით საძილე ტომარაში გვიდევს, მშრალ წინდებთან ერთად.',
      'Four days on the Kazbegi trails without a socket: phone, head torch and camera all ran off this. A rubber edge takes the knocks, and a flap keeps water out of the sockets.\n\nThe 26,800 mAh version holds 99 watt-hours and is allowed in the cabin, but not in checked luggage. At minus ten a third of its capacity goes, so at night it sleeps in the bag with us, next to the dry socks.',
      'Четыре дня на тропах Казбеги без розетки: от него питались телефон, фонарь и камера. Резиновая кромка принимает удары, а заглушка бережёт разъёмы от воды.\n\nМодель на 26 800 — это 99 ватт-часов: в ручную кладь можно, в багаж сдавать нельзя. При минус десяти пропадает треть ёмкости, поэтому ночует он у нас в спальнике, рядом с сухими носками.',
      '在卡兹别克山道上走四天，没有插座：手机、头灯、相机全靠它供电。橡胶包边抗摔，接口有防水盖。\n\n26800毫安时款为99瓦时，可随身带上飞机，不能托运。零下十度会少掉三分之一电量，所以夜里它和我们的干袜子一起睡在睡袋里。',
    ),
    attributes: [
      output(watts(45)),
      ports(t('2 × USB-C, USB-A', '2 × USB-C, USB-A', '2 × USB-C, USB-A', 'USB-C×2、USB-A')),
      waterproof(same('IP65')),
      weight(t('390 და 480 გ', '390 and 480 g', '390 и 480 г', '390克、480克')),
      warranty(months(24)),
    ],
    looks: ['powerbank.slim.clay'],
    options: [capacities(value('20', mah(20000)), value('26', mah(26800)))],
    offers: [
      { values: ['20'], price: 15900, stock: 24 },
      { values: ['26'], price: 19900, stock: 13 },
    ],
    daysOld: 122,
  },
  {
    key: 'pebble-power-bank',
    category: 'photo-power',
    store: 'khurjina-bags',
    name: t(
      'კენჭისხელა პორტატული დამტენი ჩანთისთვის',
      'Pebble power bank for the handbag',
      'Внешний аккумулятор-галька для сумочки',
      '鹅卵石迷你充电宝',
    ),
    description: t(
      'ზღვის კენჭივით გლუვია და ჩანთის შიდა ჯიბეში გასაღებსა და ტუჩსაცხს შორის ეტევა. მოკლე კაბელი ყუთში დევს.\n\nხუთი ათასი მილიამპერსაათი შინ მისვლამდე გეყოფათ, მთელ მოგზაურობას ვერ გაუძლებს. ტყავის ბუდეს ჩვენს სახელოსნოში კერავენ, ჩანთებისგან დარჩენილი ნაჭრებისგან, ამიტომ ბუდე ხან ერთი ფერისაა, ხან მეორის.',
      'Smooth as a stone off the beach, it fits an inside pocket between the keys and the lipstick. A short cable is in the box.\n\nFive thousand milliamp-hours will see you home, though not through a whole trip. The leather sleeve is sewn in our workshop from what is left of the bags, so its colour varies.',
      'Гладкий, как морская галька, и помещается во внутренний карман между ключами и помадой. Короткий кабель лежит в коробке.\n\nПяти тысяч миллиампер-часов хватит, чтобы дотянуть до дома, но не на всю поездку. Кожаный чехол шьют в нашей мастерской из обрезков от сумок, поэтому цвет у него бывает разный.',
      '像海边的鹅卵石一样光滑，放在包内袋里，夹在钥匙和口红中间正好。盒内附一根短线。\n\n5000毫安时够您撑到家，撑不了整趟旅行。皮套由我们工坊用做包剩下的皮料缝制，颜色不固定。',
    ),
    attributes: [
      battery(mah(5000)),
      output(watts(12)),
      ports(same('USB-C')),
      weight(grams(118)),
      inBox(t('დამტენი, კაბელი 20 სმ', 'Power bank, 20 cm cable', 'Аккумулятор, кабель 20 см', '充电宝、20厘米线')),
    ],
    looks: ['powerbank.round.blush'],
    options: [
      sets(
        value('plain', t('ბუდის გარეშე', 'Without sleeve', 'Без чехла', '单机')),
        value('sleeve', t('ტყავის ბუდით', 'With leather sleeve', 'С кожаным чехлом', '含皮套')),
      ),
    ],
    offers: [
      { values: ['plain'], price: 5900, stock: 38 },
      { values: ['sleeve'], price: 8400, stock: 17 },
    ],
    daysOld: 230,
  },
]
