import type { DemoProduct } from '#demo/mall/shapes.ts'
import { gb, grams, inches, mah, megapixels, months, tb } from '#demo/mall/terms/amounts.ts'
import { battery, camera, memory, ports, screen, warranty, waterproof, weight } from '#demo/mall/terms/attributes.ts'
import { blush, colours, navy, sets, sky, storages, teal, value } from '#demo/mall/terms/options.ts'
import { same, t } from '#demo/mall/terms/text.ts'

const oled = (diagonal: number) =>
  t(
    `OLED, ${inches(diagonal).ka}, 120 ჰც`,
    `${inches(diagonal).en} OLED, 120 Hz`,
    `OLED, ${inches(diagonal).ru}, 120 Гц`,
    `${diagonal}英寸OLED，120Hz`,
  )
const lcd = (diagonal: number) =>
  t(`IPS, ${inches(diagonal).ka}`, `${inches(diagonal).en} IPS`, `IPS, ${inches(diagonal).ru}`, `${diagonal}英寸IPS`)
const s64 = value('64', gb(64))
const s128 = value('128', gb(128))
const s256 = value('256', gb(256))
const s512 = value('512', gb(512))
const s1024 = value('1024', tb(1))

export const phones: DemoProduct[] = [
  {
    key: 'pixen-luma',
    category: 'phones',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t('სმარტფონი Pixani Luma', 'Pixani Luma smartphone', 'Смартфон Pixani Luma', 'Pixani Luma 智能手机'),
    description: t(
      'ორი კამერა და ეკრანი, რომელიც მზეზეც კარგად იკითხება. ღამით გადაღებული თბილისიც მკვეთრი გამოდის.\n\nყუთში მხოლოდ კაბელი დევს, დამტენად ნებისმიერი ოცდაათვატიანი გამოდგება. ერთი დამუხტვა დილიდან გვიან ღამემდე ჰყოფნის, ნახევარი კი ოც წუთში ივსება. ეკრანი თუ ოდესმე გაგიტყდათ, ჩვენი სერვისი იქვე, გვერდით ოთახშია.',
      'Two cameras and a screen you can read in full sun. Even Tbilisi by night comes out sharp.\n\nThe box holds a cable but no charger; any thirty-watt one will do. One charge lasts from morning till late, and half of it is back in twenty minutes. Should you ever crack the screen, our repair bench is in the next room.',
      'Две камеры и экран, который читается даже на солнце. Ночной Тбилиси тоже выходит резким.\n\nВ коробке только кабель; адаптер подойдёт любой на тридцать ватт. Заряда хватает с утра до поздней ночи, а половина набирается за двадцать минут. Если когда-нибудь разобьёте экран, наша мастерская — за соседней дверью.',
      '后置双摄，屏幕在阳光下也清晰。夜拍第比利斯，画面同样锐利。\n\n盒内只有数据线，充电头用任何30瓦的都行。一次充电从早用到深夜，二十分钟就能回血一半。哪天摔碎了屏，维修台就在店里隔壁间。',
    ),
    attributes: [
      screen(oled(6.1)),
      camera(megapixels('50 + 12')),
      memory(gb(8)),
      battery(mah(4500)),
      weight(grams(178)),
      warranty(months(24)),
    ],
    looks: ['phone.plain.teal', 'phone.plain.blush'],
    options: [colours(teal, blush), storages(s128, s256, s512)],
    offers: [
      { values: ['teal', '128'], price: 189900, stock: 31, look: 'phone.plain.teal' },
      { values: ['teal', '256'], price: 219900, stock: 18, look: 'phone.plain.teal' },
      { values: ['teal', '512'], price: 259900, stock: 6, look: 'phone.plain.teal' },
      { values: ['blush', '128'], price: 189900, stock: 22, look: 'phone.plain.blush' },
      { values: ['blush', '256'], price: 219900, stock: 0, look: 'phone.plain.blush' },
      { values: ['blush', '512'], price: 259900, stock: 9, look: 'phone.plain.blush' },
    ],
    daysOld: 3,
  },
  {
    key: 'pixen-luma-pro',
    category: 'phones',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t('სმარტფონი Pixani Luma Pro', 'Pixani Luma Pro smartphone', 'Смартфон Pixani Luma Pro', 'Pixani Luma Pro 智能手机'),
    description: t(
      'მათთვის, ვინც ვიდეოს ტელეფონით იღებს: ოპტიკური სტაბილიზაცია სიარულისასაც კადრს არ აკანკალებს. სამი ობიექტივიდან ერთი სამჯერ აახლოებს.\n\nორას თხუთმეტ გრამს იწონის და პატარა ჯიბეს ეს ეტყობა. ჩარჩო ტიტანისაა, წყალში კი მეტრნახევარ სიღრმეზე ნახევარ საათს უძლებს. ქორწილებსაც ამით იღებენ: ტერაბაიტიანი ხშირად სწორედ ამისთვის მიაქვთ.',
      'For people who film on their phone: optical stabilisation keeps the picture steady even while you walk. One of the three lenses brings things three times closer.\n\nAt 215 grams it hangs heavy in a small pocket. The frame is titanium, and it survives half an hour under a metre and a half of water. Weddings are filmed on it too, and that is what the terabyte version is mostly bought for.',
      'Для тех, кто снимает видео на телефон: оптическая стабилизация держит кадр даже на ходу. Один из трёх объективов приближает втрое.\n\nВесит двести пятнадцать граммов, и в маленьком кармане это чувствуется. Рамка из титана, под водой на глубине полутора метров телефон выдерживает полчаса. На него снимают и свадьбы: версию на терабайт чаще берут именно для этого.',
      '为爱用手机拍视频的人准备：光学防抖，边走边拍画面也稳。三颗镜头里有一颗三倍长焦。\n\n机身重215克，放小口袋里有点坠。钛金属边框，1.5米水深可坚持半小时。也有人用它拍婚礼，1TB版多半是这么卖出去的。',
    ),
    attributes: [
      screen(oled(6.7)),
      camera(megapixels('108 + 48 + 12')),
      memory(gb(12)),
      battery(mah(5000)),
      waterproof(same('IP68')),
      warranty(months(24)),
    ],
    looks: ['phone.pro.charcoal'],
    options: [storages(s256, s512, s1024)],
    offers: [
      { values: ['256'], price: 289900, stock: 14 },
      { values: ['512'], price: 329900, was: 379900, stock: 9 },
      { values: ['1024'], price: 389900, stock: 0 },
    ],
    daysOld: 10,
  },
  {
    key: 'pixen-luma-mini',
    category: 'phones',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t(
      'პატარა სმარტფონი Pixani Luma Mini, 5,4 დუიმი',
      'Pixani Luma Mini compact smartphone, 5.4 in',
      'Компактный смартфон Pixani Luma Mini, 5,4 дюйма',
      'Pixani Luma Mini 小屏手机 5.4英寸',
    ),
    description: t(
      'შარვლის წინა ჯიბეში ეტევა და ცალი ხელით მთელ ეკრანს სწვდებით. დიდი ტელეფონებით დაღლილებს მოეწონებათ.\n\nელემენტი უფროსი ძმისაზე პატარა აქვს: თუ დღეში ორ საათზე მეტხანს უყურებთ ვიდეოს, საღამოს დამუხტვა მოუნდება. სისწრაფით არ ჩამორჩება. 139 გრამს იწონის, დაახლოებით იმდენს, რამდენსაც ერთი ბანანი.',
      'It fits a front pocket, and one thumb reaches the whole screen. For anyone tired of big phones.\n\nThe battery is smaller than its bigger brother’s: watch more than two hours of video a day and it will want charging by evening. In speed there is nothing between them. At 139 grams it weighs about as much as a banana.',
      'Помещается в передний карман, и большой палец достаёт до всего экрана. Понравится тем, кто устал от больших телефонов.\n\nАккумулятор меньше, чем у старшего брата: если смотрите видео больше двух часов в день, к вечеру попросит зарядку. По скорости не уступает. Весит 139 граммов, примерно как банан.',
      '裤子前袋就装得下，单手拇指能点到全屏。厌倦大屏的人会喜欢。\n\n电池比大机型小一些，每天看视频超过两小时，傍晚就得充电；性能倒是不输。139克，差不多一根香蕉的重量。',
    ),
    attributes: [
      screen(oled(5.4)),
      camera(megapixels('50 + 12')),
      memory(gb(8)),
      battery(mah(3600)),
      weight(grams(139)),
      warranty(months(24)),
    ],
    looks: ['phone.mini.blush'],
    options: [storages(s128, s256)],
    offers: [
      { values: ['128'], price: 149900, was: 174900, stock: 16 },
      { values: ['256'], price: 174900, was: 199900, stock: 11 },
    ],
    daysOld: 74,
  },
  {
    key: 'ertoba-one',
    category: 'phones',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t('სმარტფონი Ertobila One', 'Ertobila One smartphone', 'Смартфон Ertobila One', 'Ertobila One 智能手机'),
    description: t(
      'ყველაფერი, რაც ყოველდღე გჭირდებათ, და ზედმეტი არაფერი: რუკა, მიმოწერა, ბანკი, კარგი კამერა. ორი სიმბარათი და მეხსიერების ბარათი ერთდროულად ეტევა, არჩევა არ მოგიწევთ.\n\nყურსასმენის ძველი, მრგვალი ბუდეც დავუტოვეთ. მძიმე თამაშებისთვის ნელია და ამას თავიდანვე გეუბნებით.',
      'All you need in a day and nothing more: maps, messages, the bank, a decent camera. It takes two SIM cards and a memory card at the same time, so there’s no choosing.\n\nWe have kept the old round headphone socket, too. For heavy games it’s slow, and we would rather tell you now.',
      'Всё, что нужно каждый день, и ничего лишнего: карты, переписка, банк, приличная камера. Две сим-карты и карта памяти ставятся одновременно, выбирать не придётся.\n\nСтарый круглый разъём для наушников тоже на месте. Для тяжёлых игр он медленный, лучше скажем сразу.',
      '日常所需一样不缺，也没有多余花哨：导航、聊天、银行、够用的相机。双卡加存储卡，三卡同时用。\n\n老式圆孔耳机口也保留了。玩大型游戏会慢，这点先跟您说清楚。',
    ),
    attributes: [
      screen(lcd(6.5)),
      camera(megapixels('48 + 8')),
      memory(gb(4)),
      battery(mah(5000)),
      ports(t('USB-C, 3,5 მმ', 'USB-C, 3.5 mm', 'USB-C, 3,5 мм', 'USB-C、3.5毫米')),
      warranty(months(12)),
    ],
    looks: ['phone.plain.navy', 'phone.plain.sky'],
    options: [colours(navy, sky), storages(s64, s128)],
    offers: [
      { values: ['navy', '64'], price: 44900, stock: 70, look: 'phone.plain.navy' },
      { values: ['navy', '128'], price: 52900, stock: 45, look: 'phone.plain.navy' },
      { values: ['sky', '64'], price: 44900, stock: 38, look: 'phone.plain.sky' },
      { values: ['sky', '128'], price: 52900, stock: 27, look: 'phone.plain.sky' },
    ],
    daysOld: 166,
  },
  {
    key: 'ertoba-max',
    category: 'phones',
    store: 'norduli-outdoor',
    brand: 'ertobila',
    name: t(
      'სმარტფონი Ertobila Max დიდი ელემენტით',
      'Ertobila Max long-life smartphone',
      'Смартфон Ertobila Max с большой батареей',
      'Ertobila Max 长续航手机',
    ),
    description: t(
      'მთაში სამი დღე დამტენის გარეშე: სწორედ ასე გამოვცადეთ თუშეთის გზაზე. კაბელით სხვა ტელეფონსაც დამუხტავს.\n\nცარიელის სრულად დასამუხტად სამი საათი უნდა. 268 გრამს იწონის და ჯიბეს ჩამოგიწევთ, სამაგიეროდ, გზის ბოლომდე რუკაც გექნებათ და კავშირიც. თუშეთის გზის მძღოლებიც ყიდულობენ და ისინიც, ვისაც უბრალოდ დამუხტვა ავიწყდება.',
      'Three days in the mountains without a charger: that’s how we tested it on the Tusheti road. By cable it will charge another phone as well.\n\nFilling it from empty takes three hours. At 268 grams it drags at a pocket, but you’ll have your map and your signal to the end of the road. Drivers on the Tusheti run buy it, and so do people who simply forget to charge.',
      'Три дня в горах без зарядки: так мы проверяли его по дороге в Тушетию. Через кабель зарядит и другой телефон.\n\nПолная зарядка с нуля занимает три часа. Весит 268 граммов и оттягивает карман, зато и карта, и связь останутся с вами до конца пути. Покупают его и водители, которые ездят в Тушетию, и те, кто просто забывает заряжать.',
      '山里三天不充电，我们就是在去图舍蒂的路上这样测的。接根线，还能给别的手机充电。\n\n从没电到充满要三小时。机身268克，放口袋里往下坠，但地图和信号能陪您走到底。跑图舍蒂山路的司机爱买，总忘充电的人也爱买。',
    ),
    attributes: [
      screen(lcd(6.8)),
      camera(megapixels('50 + 8 + 2')),
      battery(mah(9000)),
      waterproof(same('IP67')),
      weight(grams(268)),
      warranty(months(24)),
    ],
    looks: ['phone.pro.olive'],
    options: [storages(s128, s256)],
    offers: [
      { values: ['128'], price: 89900, stock: 19 },
      { values: ['256'], price: 99900, stock: 13 },
    ],
    daysOld: 36,
  },
  {
    key: 'pixen-vela-renewed',
    category: 'phones',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t('განახლებული სმარტფონი Pixani Vela', 'Pixani Vela, renewed', 'Восстановленный смартфон Pixani Vela', 'Pixani Vela 官翻版'),
    description: t(
      'წინა წლის ტელეფონი ახალი ელემენტითა და ეკრანის მინით. სახელოსნოში თითოეულს ორმოც პუნქტზე ვამოწმებთ.\n\nკორპუსზე შეიძლება წვრილი ნაკაწრი ჰქონდეს, სამაგიეროდ, ერთწლიანი გარანტია მოჰყვება. ყუთი უბრალო მუყაოსია, შიგნით ტელეფონი და კაბელი დევს.',
      'Last year’s phone with a new battery and new screen glass. Our workshop checks each one on forty points.\n\nThe case may have a fine scratch or two; it comes with a full year’s warranty all the same. The box is plain card with the phone and a cable inside.',
      'Прошлогодний телефон с новым аккумулятором и стеклом. Каждый проходит в мастерской проверку по сорока пунктам.\n\nНа корпусе может быть мелкая царапина, зато гарантия на целый год. Коробка из простого картона, в ней телефон и кабель.',
      '去年的机型，换了全新电池和屏幕玻璃。维修间逐台检测四十项。\n\n外壳可能有细微划痕，质保仍是整整一年。简易纸盒包装，内附手机和数据线。',
    ),
    attributes: [screen(oled(6.1)), camera(megapixels('50 + 12')), memory(gb(8)), battery(mah(4300)), warranty(months(12))],
    looks: ['phone.plain.lilac'],
    options: [storages(s128, s256)],
    offers: [
      { values: ['128'], price: 109900, was: 139900, stock: 12 },
      { values: ['256'], price: 124900, was: 154900, stock: 0 },
    ],
    daysOld: 243,
  },
  {
    key: 'ertobila-easy',
    category: 'phones',
    store: 'ertobila-tech',
    brand: 'ertobila',
    name: t(
      'სმარტფონი Ertobila Easy მსხვილი შრიფტით',
      'Ertobila Easy large-type smartphone',
      'Смартфон Ertobila Easy с крупным шрифтом',
      'Ertobila Easy 大字体手机',
    ),
    description: t(
      'მთავარ ეკრანზე რამდენიმე დიდი ნახატია, შრიფტი კი იმდენად მსხვილი, რომ სათვალე არ გჭირდებათ. გვერდითა ღილაკს სამჯერ თუ დააჭერთ, ახლობელს თქვენი ადგილმდებარეობა მიუვა.\n\nხმა მაღალი აქვს და სმენის აპარატთანაც მუშაობს, ერთი დამუხტვა კი ორ დღეს ჰყოფნის. კამერა უბრალოა: დღისით კარგად იღებს, ღამით ვერა. წითელი კორპუსი ჩანთაში ადვილად მოიძებნება.',
      'The home screen has just a few big pictures, and the type is so large that you can leave your glasses off. Three presses of the side button send your location to someone close.\n\nIt is loud, works with hearing aids and runs two days on a charge. The camera is a simple one, good by day and poor by night. The red case is easy to find in a bag.',
      'На главном экране всего несколько больших картинок, а шрифт такой крупный, что очки не нужны. Три нажатия боковой кнопки отправляют близкому ваше местоположение.\n\nГромкий, работает со слуховым аппаратом, заряда хватает на два дня. Камера простая: днём снимает хорошо, ночью нет. Красный корпус легко найти в сумке.',
      '主屏只有几个大图标，字大到不戴老花镜也看得清。连按三下侧键，就把您的位置发给家人。\n\n音量大，可配合助听器使用，一次充电能用两天。相机比较简单，白天拍得好，夜里不行。红色机身，在包里一找就着。',
    ),
    attributes: [
      screen(lcd(5.5)),
      camera(megapixels('13 + 2')),
      memory(gb(4)),
      battery(mah(3800)),
      weight(grams(152)),
      warranty(months(24)),
    ],
    looks: ['phone.mini.red'],
    options: [
      sets(
        value('phone', t('ტელეფონი', 'Phone', 'Телефон', '单机')),
        value('dock', t('დასამუხტი სადგამით', 'With charging stand', 'С зарядной подставкой', '含充电底座')),
      ),
    ],
    offers: [
      { values: ['phone'], price: 34900, stock: 41 },
      { values: ['dock'], price: 38900, stock: 28 },
    ],
    daysOld: 108,
  },
  {
    key: 'pixani-foto',
    category: 'phones',
    store: 'pixani-digital',
    brand: 'pixani',
    name: t(
      'სმარტფონი Pixani Foto დიდი მატრიცით',
      'Pixani Foto large-sensor smartphone',
      'Камерофон Pixani Foto с большой матрицей',
      'Pixani Foto 大底影像手机',
    ),
    description: t(
      'დიდი მატრიცა საღამოს ოთახშიც ფლეშის გარეშე იღებს, თუ ბავშვი წამით გაჩერდება. სამი ობიექტივი ოცდაოთხ, ორმოცდაათ და ოთხმოცდახუთ მილიმეტრს შეესაბამება: ერთი პეიზაჟისთვის, ერთი ქუჩისთვის, ერთიც პორტრეტისთვის.\n\nკადრი RAW-შიც იწერება; ასეთი ფაილები დიდია, ამიტომ მეხსიერებას 256 გიგაბაიტიდან ვიწყებთ, ბარათის ბუდე კი არ აქვს. დიაფრაგმასა და დაყოვნებას თავად მართავთ. გადაღებულს გაზეთის გვერდის ზომაზეც თამამად დაბეჭდავთ.',
      'The large sensor shoots in a room at dusk without a flash, provided the child keeps still for a second. The three lenses match 24, 50 and 85 millimetres: one for landscapes, one for the street and one for portraits.\n\nIt can save RAW; such files are big, which is why storage starts at 256 GB, and there is no card slot. Aperture and shutter are yours to set. The pictures stand up to printing at the size of a newspaper page.',
      'Большая матрица снимает в вечерней комнате без вспышки, если ребёнок хоть на секунду замрёт. Три объектива соответствуют 24, 50 и 85 миллиметрам: один для пейзажа, другой для улицы, третий для портрета.\n\nКадр можно сохранить в RAW; такие файлы большие, поэтому память начинается с 256 ГБ, а слота для карты нет. Диафрагмой и выдержкой управляете сами. Снимки спокойно выдерживают печать размером с газетную полосу.',
      '大底传感器，傍晚的室内不开闪光灯也能拍，只要孩子肯停一秒。三颗镜头等效24、50、85毫米：一颗拍风景，一颗扫街，一颗拍人像。\n\n支持RAW格式，文件很大，所以存储从256GB起步，没有存储卡槽。光圈快门可以手动控制。拍出来的照片，洗到报纸版面那么大也清楚。',
    ),
    attributes: [
      screen(oled(6.6)),
      camera(megapixels('50 + 50 + 32')),
      memory(gb(12)),
      battery(mah(4800)),
      weight(grams(207)),
      warranty(months(24)),
    ],
    looks: ['phone.pro.sand'],
    options: [storages(s256, s512, s1024)],
    offers: [
      { values: ['256'], price: 259900, stock: 17 },
      { values: ['512'], price: 294900, stock: 10 },
      { values: ['1024'], price: 344900, stock: 2 },
    ],
    daysOld: 55,
  },
]
